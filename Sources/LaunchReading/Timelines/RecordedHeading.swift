extension Timeline.Header {
    /// Reads the two lines above a recorded timeline: the title, and `iOS 18.0, SDK 17.0, scene life cycle`.
    package init?(title: String, facts: String) {
        let parts = facts.split(separator: ", ", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count),
            let platform = Platform.allCases.first(where: { parts[0].hasPrefix($0.title + " ") }),
            let os = Version(String(parts[0].dropFirst(platform.title.count + 1))),
            let lifecycle = Lifecycle.allCases.first(where: { parts[parts.count - 1] == $0.title })
        else { return nil }
        guard parts.count == 3 else {
            self.init(name: title, platform: platform, os: os, sdk: os, lifecycle: lifecycle)
            return
        }
        guard parts[1].hasPrefix("SDK "), let sdk = Version(String(parts[1].dropFirst(4))) else { return nil }
        self.init(name: title, platform: platform, os: os, sdk: sdk, lifecycle: lifecycle)
    }
}
