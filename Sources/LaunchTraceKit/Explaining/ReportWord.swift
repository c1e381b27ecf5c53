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
    case download, foregroundCall, appDelegateCall, sceneCall, response, setDelegate, connectedScenes, presented

    /// How much it says about the cause.
    var weight: Int {
        switch self {
        case .lost, .launch, .crash, .first, .wrong, .long, .late, .ready: 1
        case .link, .notification, .quickAction, .activity, .cold, .warm, .background, .scenes, .order, .view,
            .appDelegate, .lifecycle, .javaScript, .swiftUI, .blank, .required, .onlyOne, .service, .migration, .task,
            .presented:
            2
        case .silentPush, .call, .counted, .twice, .window, .state, .launchOptions, .launchScreen, .permission,
            .restoration, .windows, .discarded, .carPlay, .display, .immersive, .registration, .permitted, .completion,
            .returnsFalse, .otherApp, .launchTime, .prewarm, .protected, .reconnect, .foregroundCall, .appDelegateCall,
            .sceneCall, .response, .connectedScenes, .download, .setDelegate:
            3
        case .watchdog: 5
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
        case .ready: ["ready", "too early", "early", "in time", "not initialized", "before init", "uninitialized"]
        case .first: ["first"]
        case .late: ["late", "after", "in time", "finished launching", "too late"]
        case .lost:
            [
                "not", "never", "null", "nil", "undefined", "without", "nothing", "drop", "lost", "lose", "loss",
                "ignore", "miss", "fail", "dying", "swallow", "disappear", "broken", "broke", "break", "stopped",
                "stop working", "just open", "just take", "only open", "nothing happen", "unable", "impossible",
                "cannot", "empty", "no longer", "no", "none", "instead", "gone",
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
        case .onlyOne:
            [
                "only the first", "only one", "several", "multiple", "many", "arbitrary", "random", "first one",
                "only work", "only call",
            ]
        case .required: ["required", "require", "assert", "support", "ios 27", "xcode 27", "sdk 27"]
        case .javaScript:
            [
                "javascript", "js", "react native", "expo", "flutter", "dart", "capacitor", "cordova", "ionic", "unity",
                "maui", "bridge", "plugin", "listener", "observer", "webview", "web view", "engine", "get initial url",
                "get initial link", "get initial uri", "get initial message", "get initial notification",
                "app url open", "handle open url", "on notification", "on message", "emit", "callback",
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
                "other window", "new window", "multiple scenes", "slide over", "both windows", "each window",
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
        case .watchdog:
            ["watchdog", "8badf00d", "0x8badf00d", "hang", "frozen", "freeze", "timeout", "main thread blocked"]
        case .migration: ["migrate", "migration", "adopt", "adoption", "after moving"]
        case .reconnect: ["reconnect", "did disconnect", "scene did disconnect"]
        case .foregroundCall: ["will enter foreground", "application will enter foreground"]
        case .response: ["did receive response", "notification response", "receive notification response"]
        case .setDelegate:
            [
                "delegate set", "set delegate", "set the delegate", "set as delegate", "delegate assign",
                "assign delegate", "notification center delegate",
            ]
        case .connectedScenes: ["connected scenes"]
        case .presented:
            ["not show", "not shown", "show", "shown", "not display", "not displayed", "not present", "will present"]
        case .download: ["url session", "background download", "background upload", "background transfer"]
        case .appDelegateCall, .sceneCall: []
        }
    }

    /// The words of a phrase.
    static func all(in phrase: String) -> Set<ReportWord> { all(in: ReportStems(phrase)) }

    static func all(in stems: ReportStems) -> Set<ReportWord> {
        var found = all(in: stems.all)
        for topic in stems.names {
            switch topic.callback?.receiver {
            case .sceneDelegate?: found.insert(.sceneCall)
            case .appDelegate?: found.insert(.appDelegateCall)
            default: break
            }
        }
        return found
    }

    static func all(in stems: [String]) -> Set<ReportWord> {
        ReportStems.runs(of: stems).reduce(into: []) { $0.formUnion(byForm[$1] ?? []) }
    }

    /// Whether its forms are names of callbacks.
    var isCall: Bool { [.appDelegateCall, .sceneCall, .foregroundCall, .response].contains(self) }

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
    /// Those outside the names of callbacks and notifications, whose parts aren't words of the report.
    let others: [String]
    /// The callbacks and notifications that it names.
    let names: [Topic]

    /// A longer phrase isn't read to its end.
    private static let countLimit = 120
    /// The words of the longest form.
    private static let formLimit = 5

    init(_ phrase: String) {
        let words = phrase.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "\u{2019}" }.prefix(
            Self.countLimit)
        let read = words.map { word in
            let bare = String(word.filter { $0 != "'" && $0 != "\u{2019}" })
            let stems = Self.negations.contains(bare.lowercased()) ? ["not"] : bare.camelCaseWords.map(\.stem)
            return (stems: stems, names: stems.count > 1 && bare.count > 8 ? Self.calls(named: bare) : [])
        }
        all = read.flatMap(\.stems)
        others = read.flatMap { $0.names.isEmpty ? $0.stems : [] }
        names = read.flatMap(\.names)
    }

    /// The callbacks or notifications that a name means; none for a name that also has another meaning.
    private static func calls(named name: String) -> [Topic] {
        let topics = Topic.named(name)
        return topics.contains { [.term, .trigger].contains($0.kind) } ? [] : topics.filter(\.isCall)
    }

    /// The stems without blanks.
    var joined: String { all.joined() }

    /// Every run of words, without blanks.
    static func runs(of stems: [String]) -> [String] {
        stems.indices.flatMap { start in
            (start..<min(start + formLimit, stems.count)).map { stems[start...$0].joined() }
        }
    }

    private static let negations: Set<String> = [
        "doesnt", "isnt", "wasnt", "dont", "didnt", "cant", "wont", "hasnt", "arent", "couldnt", "havent", "shouldnt",
    ]
}

extension Topic { fileprivate var isCall: Bool { kind == .callback || kind == .notification } }

extension String {
    /// The word in lower case without its ending: launch for launches, launched and launching.
    fileprivate var stem: String {
        var letters = Substring(lowercased())
        if letters.count > 5, letters.hasSuffix("ies") { return letters.dropLast(3) + "y" }
        for ending in ["ing", "ed", "es", "s"] where letters.count > ending.count + 2 && letters.hasSuffix(ending) {
            letters = letters.dropLast(ending.count)
            break
        }
        if letters.count > 3, letters.hasSuffix("e") { letters = letters.dropLast() }
        if letters.count > 3, letters.last == letters.dropLast().last { letters = letters.dropLast() }
        return String(letters)
    }
}
