/// The spellings of callbacks in logs, most of them derived from the catalog.
package enum CallbackSpelling {
    /// Swift's spellings, Objective-C's selectors, and short names; a short name may be that of several callbacks.
    package static let names: [String: [Callback]] = {
        var names: [String: [Callback]] = [:]
        for callback in Callback.allCases {
            for spelling in callback.spellings where names[spelling]?.contains(callback) != true {
                names[spelling, default: []].append(callback)
            }
        }
        return names
    }()

    /// The methods that Unity's app delegate prints under other names: `-> applicationDidResignActive()`.
    static let unity: [String: Callback] = [
        "applicationDidFinishLaunching": .didFinishLaunching,
        "applicationDidResignActive": .applicationWillResignActive,
    ]

    /// Texts of which every line with a callback contains one, in either case.
    package static let marks: [String] = Array(names.keys) + unity.keys + ["App.init()"]
}

extension Callback {
    /// All spellings of the callback in logs.
    fileprivate var spellings: [String] {
        switch self {
        // These are closures, whose logs have no fixed form.
        case .appInit, .taskLaunchHandler, .observerQueryUpdate, .intentPerformNavigation, .intentPerform, .viewTask: []
        // A log can't distinguish the phase of the App from that of a view.
        case .appScenePhase: []
        case .scenePhase: [name, "ScenePhase"]
        default: [name] + [spec.selector].compactMap(\.self) + shortNames + loggedSpellings
        }
    }

    /// The parts of its name that identify a callback: the first part, or the second if the first only names the
    /// caller, as in `application(_:didFinishLaunchingWithOptions:)`.
    private var shortNames: [String] {
        let parts = [name, spec.selector ?? ""].compactMap { spelling in
            let parts = spelling.partsOfName
            return spelling.utf8.count(where: { $0 == .colon }) > 1 ? parts.dropFirst().first : parts.first
        }
        let shorter = parts.filter { $0.hasSuffix("FinishLaunchingWithOptions") }.map { String($0.dropLast(11)) }
        // Two words, as in `openURL`, are too common: many apps have a method of that name.
        return (parts + shorter).filter { $0.camelCaseWords.count >= 3 }
    }
}

extension String {
    /// `application`, `didFinishLaunchingWithOptions`
    var partsOfName: [String] { utf8.split { !$0.isLetter && !$0.isDigit }.map { String(decoding: $0, as: UTF8.self) } }
}
