import LaunchModel

/// What holds of the phases of SwiftUI's views, whichever rule sends a scene away.
enum PhaseLaws {
    /// The laws that the entries of one event break.
    static func broken(by entries: ArraySlice<Timeline.Entry>, among scenes: [Scene], in scenario: Scenario) -> [String]
    {
        guard scenario.app.lifecycle == .swiftUI, scenario.app.view.map({ $0[.scenePhase] != nil }) ?? true,
            !entries.contains(where: { $0.kind == .stop })
        else { return [] }
        let withViews = Set(scenes.filter { $0.role != .carPlay }.map(\.id))
        return entries.indices.compactMap { index in
            guard let phase = entries[index].phaseOfView, let scene = entries[index].scene, withViews.contains(scene)
            else { return nil }
            // Apple's sample for visionOS shows background alone as a window is closed.
            if phase == "inactive", scenario.device.platform == .visionOS,
                entries[(index + 1)...].contains(where: { $0.scene == scene && $0.phaseOfView == "background" })
            {
                return nil
            }
            let rest = entries[(index + 1)...].filter { $0.scene == scene }
            let isTold = rest.prefix { $0.phaseOfView == nil && $0.callback != .onDisappear }.contains {
                $0.callback == .scenePhase && $0.arguments.first?.value == .string(phase)
            }
            return isTold ? nil : "the view of \(scene) doesn't hear that it is \(phase)"
        }
    }
}

extension Timeline.Entry {
    /// The phase that a scene comes to as it resigns or leaves the screen.
    fileprivate var phaseOfView: String? {
        guard case .scene(let to) = transition?.to, case .scene(let from) = transition?.from else { return nil }
        return switch (from, to) {
        case (.foregroundActive, .foregroundInactive): "inactive"
        case (.foregroundActive, .background), (.foregroundInactive, .background): "background"
        default: nil
        }
    }
}
