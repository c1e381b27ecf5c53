// The names of surveyed launches in addresses and files; later versions keep them.

extension RepresentativeTrigger {
    /// `open-url`, `background-event-location`, `tap-icon-after-terminate-user`.
    package var slug: String { ([trigger.slug] + before.map { "after-\($0.slug)" }).joined(separator: "-") }
}

extension Lifecycle {
    /// `scene`, `app-delegate`, `swiftui`.
    package var slug: String { self == .swiftUI ? rawValue.lowercased() : rawValue.hyphenated }
}

extension Start {
    /// `not-running`
    package var slug: String { rawValue.hyphenated }
}

extension SurveyedLaunch {
    /// `open-url/scene/not-running`
    package var slug: String { "\(representative.slug)/\(lifecycle.slug)/\(start.slug)" }
}

extension SurveyedVersions {
    /// The platform with the first of the versions, so that a new version changes no name: `ios-15`, `ios-13.4`.
    package var slug: String { "\(platform.slug)-\(first.slug)" }
}

extension Platform {
    /// `ios`, `mac-catalyst`
    package var slug: String { title.lowercased().split(separator: " ").joined(separator: "-") }
}

extension Version {
    /// The numbers without zeros at the end: `15`, `13.4`.
    package var slug: String { minor == 0 && patch == 0 ? "\(major)" : description }
}

extension Trigger {
    /// The event with the values that distinguish its variants.
    fileprivate var slug: String {
        let sorts = sortArguments.compactMap { argument in
            switch argument.value {
            case .string(let name): name.hyphenated
            case .bool(true): argument.key.hyphenated
            case .bool(false), .number, .list, .object, .null: nil
            }
        }
        return ([kind.rawValue.hyphenated] + sorts).joined(separator: "-")
    }
}

extension String { fileprivate var hyphenated: String { camelCaseWords.joined(separator: "-").lowercased() } }
