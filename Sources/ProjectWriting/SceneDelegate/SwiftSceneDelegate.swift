/// The text of a scene delegate in Swift, its levels of four blanks.
struct SwiftSceneDelegate {
    let draft: SceneDelegateDraft

    init(_ draft: SceneDelegateDraft) { self.draft = draft }

    var text: String {
        let parts = [imports, type] + [opening?.older, registration].compactMap(\.self)
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var imports: String {
        var modules = ["UIKit"]
        if draft.handedOn(.acceptCloudKitShare) != nil { modules.append("CloudKit") }
        if draft.cold(.tapNotification) != nil { modules.append("UserNotifications") }
        return modules.sorted().map { "import \($0)" }.joined(separator: "\n")
    }

    private var type: String {
        let members = [properties, connection] + payloads + states
        return """
            final class \(draft.className): UIResponder, UIWindowSceneDelegate {
            \(members.compactMap(\.self).joined(separator: "\n\n"))
            }
            """
    }

    private var properties: String {
        var own: [String] = []
        if draft.handedOn(.willEnterForeground) != nil {
            own += [
                "    // Static, because UIKit creates a new delegate for a scene that it has disconnected.",
                "    private static var wasInBackground = false",
            ]
        }
        if usesClass {
            let name = draft.app.name
            own.append("    private var app: \(name)? { UIApplication.shared.delegate as? \(name) }")
        }
        if usesProtocol {
            own.append("    private var delegate: (any UIApplicationDelegate)? { UIApplication.shared.delegate }")
        }
        return "    var window: UIWindow?" + (own.isEmpty ? "" : "\n\n" + own.joined(separator: "\n"))
    }

    private var usesClass: Bool {
        draft.app.isSeenElsewhere && (needsAppForWindow || calledMethods.contains { $0.reach == .byClass })
    }

    private var usesProtocol: Bool {
        let needsIt = needsAppForWindow && !draft.app.isSeenElsewhere
        return needsIt || calledMethods.contains { reach(of: $0) == .byProtocol }
    }

    private var needsAppForWindow: Bool {
        switch draft.window {
        case .storyboard(let use): use != nil
        case .takenOver: true
        case .unknown: false
        }
    }

    /// Those that the text calls.
    private var calledMethods: [HandedOnMethod] {
        UncalledMethod.allCases.compactMap(draft.handedOn).filter { handed in
            switch handed.method {
            case .openURL, .openURLFromSource, .handleOpenURL: handed == draft.opening
            case .tapNotification: handed.isCalledCold
            default: true
            }
        }
    }

    private func reach(of handed: HandedOnMethod) -> HandedOnMethod.Reach {
        draft.app.isSeenElsewhere ? handed.reach : .byProtocol
    }

    /// The protocol's optional method has a completion handler, whichever spelling the app delegate chose.
    func isAsync(_ handed: HandedOnMethod) -> Bool { handed.isAsync && reach(of: handed) == .byClass }

    func call(_ handed: HandedOnMethod, _ method: String, _ arguments: String) -> String {
        switch reach(of: handed) {
        case .byClass: "app?.\(method)(.shared\(arguments))"
        case .byProtocol: "delegate?.\(method)?(.shared\(arguments))"
        }
    }

    var opening: SwiftOpening? { draft.opening.map { SwiftOpening($0, reach: reach(of: $0), in: self) } }

    // MARK: - States

    private var states: [String] {
        [
            state(.didBecomeActive, "sceneDidBecomeActive", "applicationDidBecomeActive"),
            state(.willResignActive, "sceneWillResignActive", "applicationWillResignActive"), background,
            draft.handedOn(.willEnterForeground).map { handed in
                method(
                    "func sceneWillEnterForeground(_ scene: UIScene)",
                    [
                        "// Without scenes, a launch into the foreground doesn't call it.",
                        "if Self.wasInBackground { \(call(handed, "applicationWillEnterForeground", "")) }",
                    ])
            },
        ].compactMap(\.self)
    }

    private func state(_ uncalled: UncalledMethod, _ counterpart: String, _ name: String) -> String? {
        draft.handedOn(uncalled).map { method("func \(counterpart)(_ scene: UIScene)", [call($0, name, "")]) }
    }

    /// The code that notes that the app was there doesn't depend on a call of the app delegate.
    private var background: String? {
        let note = draft.handedOn(.willEnterForeground).map { _ in "Self.wasInBackground = true" }
        let forwarded = draft.handedOn(.didEnterBackground).map { call($0, "applicationDidEnterBackground", "") }
        let lines = [note, forwarded].compactMap(\.self)
        return lines.isEmpty ? nil : method("func sceneDidEnterBackground(_ scene: UIScene)", lines)
    }

    func method(_ head: String, _ body: [String]) -> String {
        "    \(head) {\n" + body.map { "        " + $0 + "\n" }.joined() + "    }"
    }
}
