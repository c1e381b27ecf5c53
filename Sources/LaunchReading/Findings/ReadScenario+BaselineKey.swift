extension ReadScenario {
    /// The name of a finding at a place that a later version of the app has for it, too: its code, what is declared there, and
    /// which of several payloads, tasks or keys it is about. `LT011 SceneDelegate.scene(_:willConnectTo:options:) urlContexts`.
    package func baselineKey(of finding: Finding, at place: Place) -> String {
        let declaration = project?.declarations[place.opening] ?? part(of: finding, at: place)
        return [finding.code, declaration, finding.subject].compactMap(\.self).joined(separator: " ")
    }

    /// What stands at a place that is none in code: a method with its delegate, else the last key; nothing of an event, of which
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

    /// What an Info.plist calls it.
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
