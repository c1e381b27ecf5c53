extension Rule {
    /// The phases that an `App` of SwiftUI reads of its scenes together, and the other work of its root view.
    static let swiftUIApp: [Rule] =
        AppPhaseChange.all.flatMap(\.rules) + [
            ofRest(
                "active",
                when: .both(
                    .anyOtherScene([.foregroundActive]), .not(.anyOtherScene([.foregroundInactive, .background])))),
            ofRest("inactive", when: .both(.anyOtherScene([.foregroundInactive]), .not(.anyOtherScene([.background])))),
            Rule(
                "swiftui.view-task", on: [.at(.viewTaskStarts)], when: .names(.viewTask), lifecycles: [.swiftUI],
                effects: [.call(.viewTask)],
                because: "A view's task is an asynchronous job of the main actor that starts as the view appears; at "
                    + "a cold start it may run only after the scene is active.",
                source: .unsettled(
                    "Apple, task(priority:_:): before the view appears; two apps: after onOpenURL, or once the scene's "
                        + "phase is active", "https://developer.apple.com/documentation/swiftui/view/task(priority:_:)")
            ),
        ]

    /// The phase that the App reads of the scenes that are left when one in the background has gone.
    private static func ofRest(_ phase: String, when condition: Condition) -> Rule {
        Rule(
            "swiftui.app-phase-rest.\(phase)", on: [.at(.appPhaseOfRest)], when: condition, lifecycles: [.swiftUI],
            sdk: .before(18), effects: [.call(.appScenePhase, carrying: .scenePhase(phase))],
            because: "With an SDK before 18 the App's scenePhase is the lowest of its scenes, and a disconnected one "
                + "no longer counts.", source: .appPhaseOfSeveral)
    }
}

/// A change of one scene's phase, and when it is one of the App's.
private struct AppPhaseChange: Sendable {
    let name: String
    let point: LaunchPoint
    let phase: String
    /// The App reads the phase of the scene that is furthest in front.
    let ofHighest: Condition
    /// The App reads the phase of the scene that is furthest back.
    let ofLowest: Condition
    /// The moment, as the end of a sentence.
    let moment: String

    static let all = [
        AppPhaseChange(
            name: "active", point: .appPhaseActive, phase: "active",
            ofHighest: .not(.anyOtherScene([.foregroundActive])),
            // A scene that has just connected shows no phase before this one.
            ofLowest: .both(.flag(.appeared), .not(.anyOtherScene([.foregroundInactive, .background]))),
            moment: "before sceneDidBecomeActive(_:); a cold start shows nothing before that"),
        AppPhaseChange(
            name: "inactive", point: .appPhaseInactive, phase: "inactive",
            ofHighest: .not(.anyOtherScene([.foregroundActive])),
            ofLowest: .not(.anyOtherScene([.foregroundInactive, .background])),
            moment: "before sceneWillResignActive(_:)"),
        AppPhaseChange(
            name: "returns", point: .appPhaseReturns, phase: "inactive",
            ofHighest: .not(.anyOtherScene([.foregroundActive, .foregroundInactive])),
            ofLowest: .not(.anyOtherScene([.background])), moment: "before sceneWillEnterForeground(_:)"),
        AppPhaseChange(
            name: "background", point: .appPhaseBackground, phase: "background",
            ofHighest: .not(.anyScene([.foregroundActive, .foregroundInactive])),
            ofLowest: .not(.anyOtherScene([.background])), moment: "before sceneDidEnterBackground(_:)"),
    ]

    var rules: [Rule] {
        [
            rule("", when: .not(.hasOtherWindows), "that of its scene, and changes", source: .appPhase),
            rule(
                ".several", sdk: .from(18), when: .both(.hasOtherWindows, ofHighest),
                "the highest of its scenes, and changes", source: .appPhaseOfSeveral),
            rule(
                ".several.sdk17", sdk: .before(18), when: .both(.hasOtherWindows, ofLowest),
                "the lowest of its scenes with an SDK before 18, and changes", source: .appPhaseOfSeveral),
        ]
    }

    private func rule(_ suffix: String, sdk: VersionRange = .all, when: Condition, _ value: String, source: Source)
        -> Rule
    {
        Rule(
            "swiftui.app-phase-\(name)\(suffix)", on: [.at(point)], when: when, lifecycles: [.swiftUI], sdk: sdk,
            effects: [.call(.appScenePhase, carrying: .scenePhase(phase))],
            because: "The App's scenePhase is \(value) \(moment).", source: source)
    }
}

extension Source {
    fileprivate static let appPhase = measured(
        "A SwiftUI sample's printed output, September 2021; Apple, ScenePhase, states that an App reads an aggregate",
        "https://developer.apple.com/documentation/swiftui/scenephase", on: [15])
    fileprivate static let appPhaseOfSeveral = unsettled(
        "OpenSwiftUI takes the highest from SDK 18 on and the lowest before; Apple, ScenePhase: active if any scene is")
}
