/// A notion of bug reports about launches.
enum ReportWord: CaseIterable, Sendable {
    // Payloads.
    case link, notification, quickAction, activity, silentPush, call
    // States of the app and moments.
    case cold, warm, background, launch, ready, first, late
    // What goes wrong.
    case lost, twice, counted, crash, blank, long, order, wrong, onlyOne, required
    // Parts of an app.
    case javaScript, swiftUI, scenes, appDelegate, window, view, lifecycle, launchOptions, launchScreen, permission
    case restoration, windows, discarded, carPlay, display, immersive, task, registration, permitted, service
    case completion, returnsFalse, otherApp, state, launchTime, prewarm, protected, watchdog, migration, reconnect
    case foregroundCall, appDelegateCall, sceneCall, response, setDelegate, connectedScenes, presented

    /// How much it says about the cause.
    var weight: Int {
        switch self {
        case .lost, .launch, .crash, .first, .wrong, .long, .late, .ready: 1
        case .link, .notification, .quickAction, .activity, .cold, .warm, .background, .scenes, .order, .view,
            .appDelegate, .lifecycle, .javaScript, .swiftUI, .blank, .required, .onlyOne, .service, .migration, .task,
            .setDelegate, .presented:
            2
        case .silentPush, .call, .counted, .twice, .window, .state, .launchOptions, .launchScreen, .permission,
            .restoration, .windows, .discarded, .carPlay, .display, .immersive, .registration, .permitted, .completion,
            .returnsFalse, .otherApp, .launchTime, .prewarm, .protected, .watchdog, .reconnect, .foregroundCall,
            .appDelegateCall, .sceneCall, .response, .connectedScenes:
            3
        }
    }

    /// Its forms in reports; the form of a word and the blanks between words don't matter.
    private var forms: [String] {
        switch self {
        case .link:
            [
                "link", "deep link", "universal link", "app link", "dynamic link", "url", "uri", "url scheme",
                "custom scheme", "open url", "callback url", "redirect", "oauth redirect", "magic link", "referral",
            ]
        case .notification: ["notification", "push", "apns", "fcm", "push message", "remote message", "onesignal"]
        case .quickAction:
            [
                "quick action", "shortcut", "shortcut item", "3d touch", "force touch", "long press", "home icon",
                "app icon menu",
            ]
        case .activity: ["handoff", "user activity", "spotlight", "siri", "widget", "continue activity"]
        case .silentPush:
            ["silent push", "silent notification", "content available", "background push", "data message"]
        case .call: ["voip", "pushkit", "callkit", "incoming call", "voip push"]
        case .cold:
            [
                "kill", "terminate", "close", "dead", "cold", "quit", "swipe", "swiped away", "not run", "not running",
                "initial", "first time", "from scratch", "not open", "force close", "not in memory", "fresh launch",
                "fresh start", "relaunch",
            ]
        case .warm: ["warm", "in background", "in the background", "already open", "already running", "foreground"]
        case .background: ["background", "background fetch", "background launch", "woken", "wake", "wake up"]
        case .launch: ["launch", "start", "startup", "start up", "open", "boot"]
        case .ready: ["ready", "too early", "early", "not initialized", "before init", "uninitialized"]
        case .first: ["first"]
        case .late: ["late", "after", "finished launching", "too late"]
        case .lost:
            [
                "not", "never", "null", "nil", "undefined", "without", "nothing", "drop", "lost", "lose", "loss",
                "ignore", "miss", "fail", "dying", "swallow", "disappear", "broken", "broke", "break", "stopped",
                "stop working", "unable", "impossible", "cannot", "empty", "no longer", "no", "none", "instead", "gone",
            ]
        case .twice:
            ["twice", "double", "two times", "duplicate", "multiple times", "two", "again", "second time", "repeated"]
        case .counted:
            [
                "session", "analytics", "count", "inflate", "attribution", "daily active", "screen view",
                "session start", "app open event", "tracked as",
            ]
        case .crash: ["crash", "exception", "sigabrt", "exc bad access", "assert", "trap"]
        case .blank:
            [
                "black screen", "white screen", "blank", "blank screen", "gray screen", "grey screen", "empty screen",
                "black", "nothing is shown", "stuck on splash",
            ]
        case .long:
            [
                "long", "thousand", "day", "hour", "huge", "unrealistic", "unreliable", "slow", "seconds", "minutes",
                "too high", "outlier",
            ]
        case .order: ["order", "sequence", "earlier than", "called before", "called after"]
        case .wrong: ["wrong", "incorrect", "unexpected", "misleading", "always"]
        case .onlyOne: ["only the first", "only one", "several", "multiple", "many"]
        case .required: ["required", "require", "assert", "adopt", "adoption", "ios 27", "xcode 27", "sdk 27"]
        case .javaScript:
            [
                "javascript", "js", "react native", "expo", "flutter", "dart", "capacitor", "cordova", "ionic", "unity",
                "maui", "bridge", "plugin", "listener", "observer", "webview", "web view", "event", "engine",
                "get initial url", "get initial link", "get initial uri", "get initial message",
                "get initial notification", "app url open", "handle open url", "on notification", "on message", "emit",
                "callback",
            ]
        case .swiftUI: ["swiftui", "on open url", "delegate adaptor", "app struct", "window group", "adaptor"]
        case .scenes: ["scene", "ui scene", "scene delegate", "scene based"]
        case .appDelegate: ["app delegate", "application delegate", "shared delegate"]
        case .window: ["window", "key window", "root view controller"]
        case .view: ["view", "ui", "view controller", "interface", "view did load"]
        case .lifecycle: ["life cycle", "lifecycle", "lifecycle event", "lifecycle method", "lifecycle callback"]
        case .launchOptions: ["launch options", "launch option", "launching options"]
        case .launchScreen:
            ["launch screen", "splash", "splash screen", "launch image", "black bars", "letterbox", "full screen"]
        case .permission:
            [
                "permission", "permission prompt", "authorization prompt", "tracking prompt", "tracking transparency",
                "att", "alert",
            ]
        case .restoration:
            ["state restoration", "restore", "restoration", "saved state", "restoration activity", "restore state"]
        case .windows:
            [
                "multi window", "multiple windows", "two windows", "second window", "split view", "stage manager",
                "other window", "new window", "multiple scenes", "slide over",
            ]
        case .discarded: ["discard", "discarded session", "did discard scene sessions"]
        case .carPlay: ["carplay", "car"]
        case .display: ["external display", "external screen", "airplay", "second screen", "hdmi", "external monitor"]
        case .immersive: ["immersive", "immersive space", "full space"]
        case .task:
            [
                "bgtask", "bgtaskscheduler", "bg app refresh task", "bg processing task", "background task",
                "bg task scheduler", "app refresh", "processing task", "workmanager", "background fetch", "task",
            ]
        case .registration: ["register", "registration", "launch handler"]
        case .permitted: ["permitted", "permitted identifiers", "background modes", "background mode"]
        case .service:
            [
                "location", "geofence", "region", "healthkit", "health kit", "bluetooth", "ble", "beacon",
                "significant location", "observer query",
            ]
        case .completion: ["completion handler", "completion"]
        case .returnsFalse: ["return false", "returns no", "return no", "return yes", "returns false", "return true"]
        case .otherApp:
            ["safari", "browser", "not installed", "no app", "app store", "scheme not registered", "not declared"]
        case .state: ["application state", "activation state", "app state", "scene phase", "inactive"]
        case .launchTime:
            [
                "launch time", "start time", "startup time", "load time", "app start", "start up", "launch duration",
                "duration", "startup", "time to first frame", "app start metric", "cold start time",
            ]
        case .prewarm: ["prewarm", "pre warm", "active prewarm"]
        case .protected:
            [
                "keychain", "user defaults", "logout", "log out", "logged out", "sign out", "signed out",
                "protected data", "first unlock", "unlock", "reboot", "restart", "data loss", "encrypt", "locked",
                "data protection", "credentials",
            ]
        case .watchdog: ["watchdog", "8badf00d", "0x8badf00d", "hang", "frozen", "freeze", "main thread blocked"]
        case .migration: ["migrate", "migration", "migrating", "after adopting", "after moving"]
        case .reconnect: ["reconnect", "did disconnect", "scene did disconnect"]
        case .foregroundCall: ["will enter foreground", "application will enter foreground"]
        case .response: ["did receive response", "notification response", "receive notification response"]
        case .setDelegate:
            [
                "delegate set", "set delegate", "set the delegate", "set as delegate", "delegate assign",
                "assign delegate",
            ]
        case .connectedScenes: ["connected scenes"]
        case .presented:
            ["not show", "not shown", "show", "shown", "not display", "not displayed", "not present", "will present"]
        case .appDelegateCall, .sceneCall: []
        }
    }

    /// The words of a phrase.
    static func all(in phrase: String) -> Set<ReportWord> {
        let stems = ReportStems(phrase)
        var found = stems.runs.reduce(into: Set<ReportWord>()) { $0.formUnion(byForm[$1] ?? []) }
        for callback in stems.callbacks {
            found.insert(callback.receiver == .sceneDelegate ? .sceneCall : .appDelegateCall)
        }
        return found
    }

    /// The stems by which the nearest topics of a phrase are found: its own, and the usual words for its notions.
    static func stems(near phrase: String) -> Set<String> {
        let usual = all(in: phrase).compactMap(\.forms.first).flatMap { ReportStems($0).all }
        return Set(ReportStems(phrase).all + usual).filter { $0.count > 2 && !fillers.contains($0) }
    }

    /// Words of any report, and so of no topic.
    private static let fillers: Set<String> = [
        "app", "the", "and", "but", "how", "why", "does", "still", "when", "with", "from", "after", "not", "never",
    ]

    private static let byForm: [String: [ReportWord]] = allCases.reduce(into: [:]) { index, word in
        for form in Set(word.forms.map { ReportStems($0).joined }) { index[form, default: []].append(word) }
    }
}

/// The stems of the words of a phrase.
struct ReportStems: Sendable {
    /// In their order; a name such as getInitialURL has several.
    let all: [String]
    /// The callbacks that it names.
    let callbacks: [Callback]

    /// A longer phrase isn't read to its end.
    private static let countLimit = 120
    /// The words of the longest form.
    private static let formLimit = 5

    init(_ phrase: String) {
        let words = phrase.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "\u{2019}" }.prefix(
            Self.countLimit)
        all = words.flatMap { word -> [String] in
            let bare = String(word.filter { $0 != "'" && $0 != "\u{2019}" })
            return Self.negations.contains(bare.lowercased()) ? ["not"] : bare.camelCaseWords.map(\.stem)
        }
        callbacks = words.flatMap { word in
            word.count > 12 ? Topic.named(String(word)).flatMap { $0.callback.map { [$0] } ?? [] } : []
        }
    }

    /// The stems without blanks.
    var joined: String { all.joined() }

    /// Every run of words, without blanks.
    var runs: [String] {
        all.indices.flatMap { start in (start..<min(start + Self.formLimit, all.count)).map { all[start...$0].joined() }
        }
    }

    private static let negations: Set<String> = [
        "doesnt", "isnt", "wasnt", "dont", "didnt", "cant", "wont", "hasnt", "arent", "couldnt", "havent", "shouldnt",
    ]
}

extension String {
    /// The word in lower case without its ending: launch for launches, launched and launching.
    fileprivate var stem: String {
        var letters = Substring(lowercased())
        for ending in ["ing", "ed", "es", "s"] where letters.count > ending.count + 2 && letters.hasSuffix(ending) {
            letters = letters.dropLast(ending.count)
            break
        }
        if letters.count > 3, letters.hasSuffix("e") { letters = letters.dropLast() }
        if letters.count > 3, letters.last == letters.dropLast().last { letters = letters.dropLast() }
        return String(letters)
    }
}
