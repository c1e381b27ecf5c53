/// What the specification of a project says that has yet to be made.
struct SpecifiedProject {
    let name: String
    /// The path of the specification; the project would lie beside it.
    let file: String
    var configuration = SpecifiedConfiguration()
    var targets: [SpecifiedTarget] = []
    /// The folders of packages, below the root.
    var packages: [String] = []
}

/// The settings of a project or a target, as those of a Release build.
struct SpecifiedConfiguration {
    var name = "Release"
    /// The path of the file that its own settings stand over.
    var file: String?
    var settings: [String: String] = [:]
}

/// A target of a specification.
struct SpecifiedTarget: Sendable {
    let name: String
    /// `com.apple.product-type.application`
    let productType: String
    var configuration = SpecifiedConfiguration()
    var sources: [Source] = []
    var infoPlist: List?
    var entitlements: List?
    /// Whether the generator looks for an Info.plist among the sources where nothing names one.
    var takesInfoPlistFromSources = false
    /// Targets that it is built from.
    var targets: [String] = []
    /// Products of packages.
    var products: [String] = []
    /// Files of frameworks and libraries.
    var frameworks: [String] = []
    var scripts: [Script] = []
    /// What isn't known of its code and settings.
    var unread: [UnreadPart] = []

    /// A file, or a folder with those of its files that patterns leave.
    struct Source: Sendable {
        let path: String
        var excluded: [PathPattern] = []
        /// Where there are some, only what they match.
        var included: [PathPattern] = []
        var isOptional = false

        var patternCount: Int { excluded.count + included.count }

        /// Whether a file is one of it, by its path below the folder.
        func takes(_ path: Substring.UTF8View) -> Bool {
            if patternCount == 0 { return true }
            let parts = path.split(separator: .slash).map { ArraySlice($0) }[...]
            return (included.isEmpty || included.contains { $0.matches(parts) })
                && !excluded.contains { $0.matches(parts) }
        }
    }

    /// A property list: a file, or keys that the specification has.
    struct List: Sendable {
        var path: String?
        var values: [String: Property]?
    }

    struct Property: Sendable {
        let value: PropertyTree
        let place: Place
    }

    /// A step of the build.
    struct Script: Sendable {
        let text: String?
        var outputs: [String] = []
        var outputLists: [String] = []
    }
}

/// A pattern for paths whose `**` stands for any folders, and whose `*` and `?` for parts of one name.
package struct PathPattern: Sendable {
    private let parts: [ArraySlice<UInt8>]

    /// Nil for a pattern of another kind. What lies below a folder that it matches is matched too, if that is wanted.
    package init?(_ pattern: some StringProtocol, withContents: Bool) {
        guard !pattern.utf8.contains(where: { "{}[]!$".utf8.contains($0) }) else { return nil }
        let parts = pattern.utf8.split(separator: .slash).map { ArraySlice($0) }.filter { $0 != Self.here }
        guard !parts.isEmpty, !parts.contains(Self.up) else { return nil }
        self.parts = withContents ? parts + [Self.anyFolders] : parts
    }

    private static let here = ArraySlice(".".utf8)
    private static let up = ArraySlice("..".utf8)
    private static let anyFolders = ArraySlice("**".utf8)

    /// Whether it fits a path as it is written.
    package func matches(_ path: String) -> Bool {
        matches(path.utf8.split(separator: .slash).map { ArraySlice($0) }[...])
    }

    func matches(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        fits(path, parts[...], star: Self.anyFolders) { pattern, name in
            fits(name, pattern, star: .star) { $0 == $1 || $0 == UInt8(ascii: "?") }
        }
    }
}
