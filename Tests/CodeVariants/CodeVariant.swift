/// Code of a small app, and what has to come out where it is read.
package struct CodeVariant: Sendable, CustomStringConvertible {
    package let description: String
    /// By their paths below the folder of the sources.
    package let files: [String: String]
    /// The keys of the Info.plist.
    package let infoPlist: String
    package let facts: [VariantFact]
    /// The codes of the errors that are right to be told of it.
    package let errors: Set<String>
    /// What has to be found, or not.
    package private(set) var findings: [VariantFinding] = []

    init(
        _ description: String, _ files: [String: String], plist: String = VariantPlist.launchScreen,
        _ facts: [VariantFact], errors: Set<String> = []
    ) {
        self.description = description
        self.files = files
        infoPlist = plist
        self.facts = facts
        self.errors = errors
    }

    func adding(_ more: [String: String]) -> CodeVariant {
        CodeVariant(description, files.merging(more) { $1 }, plist: infoPlist, facts, errors: errors)
    }

    /// The same, of which something more is said.
    func saying(_ fact: VariantFact) -> CodeVariant {
        CodeVariant(description, files, plist: infoPlist, facts + [fact], errors: errors)
    }

    /// The same, whose app delegate is another delegate, too.
    func conforming(to name: String) -> CodeVariant { declaring("UIResponder, UIApplicationDelegate, \(name)") }

    /// The same, whose app delegate inherits from these types.
    func declaring(_ types: String) -> CodeVariant {
        let app = files["AppDelegate.swift"] ?? ""
        return adding(["AppDelegate.swift": app.replacing("UIResponder, UIApplicationDelegate", with: types)])
    }

    /// The same, where a finding is of this severity, or isn't there.
    func finding(_ code: String, _ severity: String?) -> CodeVariant {
        var variant = CodeVariant(
            description, files, plist: infoPlist, facts, errors: errors.union(severity == "error" ? [code] : []))
        variant.findings = findings + [VariantFinding(code: code, severity: severity)]
        return variant
    }

    /// The Info.plist as a file.
    package var infoPlistFile: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>\(infoPlist)</dict></plist>
        """
    }
}

/// How bad a finding is to be.
package struct VariantFinding: Sendable {
    package let code: String
    /// Nil where it isn't to be found.
    package let severity: String?
}

/// What has to be said of an app at one path of a scenario.
package struct VariantFact: Sendable {
    package let path: [String]
    package let meaning: Meaning

    init(_ path: String..., is meaning: Meaning) { (self.path, self.meaning) = (path, meaning) }
}

/// What code means, as a reader can know it who sees the class and nothing else.
package enum Meaning: Sendable {
    /// The words of a scenario.
    case settled(String)
    /// Nothing may be said.
    case open
    /// To say it takes more than one step of thought; only something else would be wrong.
    case settledOrOpen(String)

    static func does(_ actions: String...) -> Meaning { .settled(list(actions)) }
    static func doesOrOpen(_ actions: String...) -> Meaning { .settledOrOpen(list(actions)) }

    private static func list(_ actions: [String]) -> String { "[\(actions.joined(separator: ", "))]" }

    /// Whether what was read is one of the right answers; nil where nothing is said.
    package func allows(_ read: String?) -> Bool {
        switch self {
        case .settled(let words): read == words
        case .open: read == nil
        case .settledOrOpen(let words): read == words || read == nil
        }
    }
}

/// Actions as a scenario writes them.
enum VariantAction {
    static let readsURLs = reads("connectionOptions.urlContexts")
    static let readsFirstURL = readsFirst("connectionOptions.urlContexts")
    static let readsActivities = reads("connectionOptions.userActivities")
    static let readsFirstActivity = readsFirst("connectionOptions.userActivities")
    static let readsShortcut = reads("connectionOptions.shortcutItem")
    static let readsResponse = reads("connectionOptions.notificationResponse")
    static let readsWindow = reads("window")
    static let setsNotificationDelegate = #"{"setNotificationDelegate": true}"#
    static let setsNotificationDelegateLater = #"{"setNotificationDelegate": true, "later": true}"#
    static func sets(_ service: String) -> String { #"{"setServiceDelegate": "\#(service)"}"# }
    static func setsLater(_ service: String) -> String { #"{"setServiceDelegate": "\#(service)", "later": true}"# }
    static let makesSceneWindow = #"{"makeWindow": "scene"}"#
    static let makesFrameWindow = #"{"makeWindow": "frame"}"#
    static let registersForRemote = #"{"registerForRemoteNotifications": true}"#
    static let registersLater = #"{"registerForRemoteNotifications": true, "later": true}"#
    static let asksForNotifications = #"{"request": "permission:notifications"}"#
    static let asksOnce = #"{"request": "permission:notifications", "once": true}"#

    static func reads(_ slot: String) -> String { #"{"read": "\#(slot)"}"# }
    static func readsFirst(_ slot: String) -> String { #"{"read": "\#(slot)", "first": true}"# }
    static func takes(_ kind: String) -> String { #"{"handle": "\#(kind)"}"# }
    static func registers(_ task: String) -> String { #"{"registerTask": "\#(task)"}"# }
    static func registersLater(_ task: String) -> String { #"{"registerTask": "\#(task)", "later": true}"# }
    static func asks(_ permission: String) -> String { #"{"request": "permission:\#(permission)"}"# }
}

extension CodeVariant {
    package static let all = [
        localFunctions, shadowedNames, branches, waysThrough, members, launchOptions, notificationDelegates,
        permissions, backgroundTasks, results, openedURLs, otherPayloads, handedOptions, responses, windows,
        sceneClasses, ownCalls, swiftUIHandlers, objectiveCOptions, objectiveCSetup, objectiveCURLs, objectiveCScenes,
        repeatedNames, misleadingNames, declarations, hardSyntax, objectiveCHardSyntax, objectiveCCalls, timesOfSetUp,
        setUpForTasks, callsToSetUp, objectiveCTimesOfSetUp, completions, objectiveCCompletions, firstConditions,
        swiftUIViews, deadMethods, handledOnce, statesAtLaunch, requestsAtLaunch, waitsAtLaunch, serviceDelegates,
        sessionsAtLaunch, keptObjects, testsApart, taskIdentifiers, taskHandlers, oneTimeActions, swiftUIScenes,
        whatElseCame, handedOutAgain, hostedViews, delegateWindows, controlFlows, protectedReads, backgroundModes,
        voipPushes, lateRegistrations, lateListeners, sharedResources, chosenQuickActions, continuedRequests,
        arbitraryScenes, pushesInOptions, workOnReturn, viewListeners, replacedWindows,
    ].flatMap(\.self)
}

/// Keys of the Info.plist of a variant.
enum VariantPlist {
    static let launchScreen = "<key>UILaunchScreen</key><dict/>"

    /// What may launch the app, with the handlers that it has while it runs.
    enum Trigger: Sendable { case url, activity, shortcut }

    static func declares(_ triggers: [Trigger]) -> String { triggers.map(declares).joined() }

    private static func declares(_ trigger: Trigger) -> String {
        switch trigger {
        case .url:
            """
            <key>CFBundleURLTypes</key><array><dict>
            <key>CFBundleURLSchemes</key><array><string>recipes</string></array></dict></array>
            """
        case .activity: "<key>NSUserActivityTypes</key><array><string>com.example.recipe</string></array>"
        case .shortcut:
            """
            <key>UIApplicationShortcutItems</key><array><dict>
            <key>UIApplicationShortcutItemType</key><string>com.example.new</string>
            <key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array>
            """
        }
    }

    /// A scene manifest, whose window a storyboard makes or code.
    static func scenes(_ delegate: String = "$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: Bool = true) -> String {
        """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>\(delegate)</string>
        \(storyboard ? "<key>UISceneStoryboardFile</key><string>Main</string>" : "")
        </dict></array></dict></dict>
        """
    }

    /// A push wakes the app.
    static let getsPushes = "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>"

    static let mainStoryboard = "<key>UIMainStoryboardFile</key><string>Main</string>"

    static func permits(_ tasks: String...) -> String {
        "<key>BGTaskSchedulerPermittedIdentifiers</key><array>" + tasks.map { "<string>\($0)</string>" }.joined()
            + "</array><key>UIBackgroundModes</key><array><string>fetch</string><string>processing</string></array>"
    }
}
