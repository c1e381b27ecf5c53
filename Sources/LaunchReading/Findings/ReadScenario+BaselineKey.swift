extension ReadScenario {
    /// The key of a finding that later versions of the app share: its code, the declaration at its place, and the
    /// payload, task or key that it is about. `LT011 SceneDelegate.scene(_:willConnectTo:options:) urlContexts`.
    package func baselineKey(of finding: Finding, at place: Place) -> String {
        let declaration = project?.declarations[place.opening] ?? part(of: finding, at: place)
        return [finding.code, declaration, finding.subject].compactMap(\.self).joined(separator: " ")
    }

    /// The part at a place outside of code: a method with its delegate, else the last key; empty for an event, because
    /// an app has many.
    private func part(of finding: Finding, at place: Place) -> String? {
        let cause = finding.causes.first { tree.place(at: $0)?.opening == place.opening } ?? finding.causes.first
        guard let cause, cause.steps.first == .key("app") else { return nil }
        if let method = cause.steps.firstIndex(where: \.isMethod) {
            return ScenarioPath(Array(cause.steps[1...method])).words.joined(separator: ".")
        }
        let key = cause.steps.lazy.reversed().compactMap(\.key).first
        return key.map { Self.plistKeys[$0] ?? $0 }
    }

    /// The names in an Info.plist.
    private static let plistKeys = ["lifecycle": InfoPlist.Key.sceneManifest.rawValue]
}

extension ScenarioPath.Step {
    fileprivate var key: String? {
        switch self {
        case .key(let key): key
        case .service(let service): service.rawValue
        case .item, .method: nil
        }
    }
}
