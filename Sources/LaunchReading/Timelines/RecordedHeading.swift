extension Timeline.Header {
    /// Reads the two lines above a recorded timeline: the title, and `iOS 18.0, SDK 17.0, scene life cycle`.
    package init?(title: String, facts: String) {
        var parts = facts.split(separator: ", ", omittingEmptySubsequences: false)[...]
        guard let first = parts.popFirst(), let last = parts.popLast(),
            let platform = Platform.allCases.first(where: { first.hasPrefix($0.title + " ") }),
            let os = Version(String(first.dropFirst(platform.title.count + 1))),
            let lifecycle = Lifecycle.allCases.first(where: { last == $0.title })
        else { return nil }
        func version(after words: String) -> Version? {
            guard let part = parts.first, part.hasPrefix(words) else { return nil }
            parts.removeFirst()
            return Version(String(part.dropFirst(words.count)))
        }
        let source = version(after: "extrapolated from \(platform.title) ")
        let sdk = version(after: "SDK ")
        // A part that isn't one of these remains, or isn't a version.
        guard parts.isEmpty, facts.split(separator: ", ").count == 2 + [source, sdk].compactMap(\.self).count else {
            return nil
        }
        self.init(
            name: title, platform: platform, os: os, sdk: sdk ?? os, lifecycle: lifecycle, extrapolatedFrom: source)
    }
}
