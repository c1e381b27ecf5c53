extension Rule {
    /// The phases that an `App` of SwiftUI reads of its scenes together, and the work of its root view beside its phase.
    static let swiftUIApp: [Rule] = [
        Rule(
            "swiftui.app-phase-active", on: [.at(.appPhaseActive)],
            when: .not(.anyOtherScene([.foregroundActive])), lifecycles: [.swiftUI],
            effects: [.call(.appScenePhase, carrying: .scenePhase("active"))],
            because: "The App's scenePhase is active as soon as any scene is, before sceneDidBecomeActive(_:); a cold "
                + "start shows nothing before that.",
            source: .appPhase),
        Rule(
            "swiftui.app-phase-inactive", on: [.at(.appPhaseInactive)],
            when: .not(.anyOtherScene([.foregroundActive])), lifecycles: [.swiftUI],
            effects: [.call(.appScenePhase, carrying: .scenePhase("inactive"))],
            because: "The App's scenePhase is inactive when the last active scene is about to resign, before "
                + "sceneWillResignActive(_:).",
            source: .appPhase),
        Rule(
            "swiftui.app-phase-returns", on: [.at(.appPhaseReturns)],
            when: .not(.anyOtherScene([.foregroundActive, .foregroundInactive])), lifecycles: [.swiftUI],
            effects: [.call(.appScenePhase, carrying: .scenePhase("inactive"))],
            because: "The App's scenePhase is inactive when the first scene comes back, before "
                + "sceneWillEnterForeground(_:).",
            source: .appPhase),
        Rule(
            "swiftui.app-phase-background", on: [.at(.appPhaseBackground)],
            when: .not(.anyScene([.foregroundActive, .foregroundInactive])), lifecycles: [.swiftUI],
            effects: [.call(.appScenePhase, carrying: .scenePhase("background"))],
            because: "The App's scenePhase is background when no scene is on the screen any more, before "
                + "sceneDidEnterBackground(_:).",
            source: .appPhase),
        Rule(
            "swiftui.view-task", on: [.at(.viewTaskStarts)], when: .names(.viewTask), lifecycles: [.swiftUI],
            effects: [.call(.viewTask)],
            because: "A view's task starts when the view appears; whether before onAppear isn't stated.",
            source: .inferred("Apple, task(priority:_:), says only that it is before the view appears")),
    ]
}

extension Source {
    fileprivate static let appPhase = measured(
        "A SwiftUI sample's printed output, September 2021; Apple, ScenePhase, says that an App reads an aggregate",
        "https://developer.apple.com/documentation/swiftui/scenephase", on: [15])
}
