package struct OneWindowManifest: Hashable, Sendable {
    /// `$(PRODUCT_MODULE_NAME).SceneDelegate` of a class in Swift, `SceneDelegate` in Objective-C.
    package let delegateClass: String
    /// The name of the storyboard that makes the window; nil where code does.
    package let storyboard: String?

    package init(delegateClass: String, storyboard: String?) {
        (self.delegateClass, self.storyboard) = (delegateClass, storyboard)
    }

    static let key = "UIApplicationSceneManifest"
    static let configurations = "UISceneConfigurations"
    static let role = "UIWindowSceneSessionRoleApplication"
    static let delegateKey = "UISceneDelegateClassName"
    static let storyboardKey = "UISceneStoryboardFile"

    /// The key with its value, for a person to add to a property list of any form.
    package var text: String { text(TextLayout(indent: "\t")) }

    /// The same in the layout of the property list.
    package func text(_ layout: TextLayout) -> String {
        PlistValue.lines(of: (Self.key, value), layout.indent).map { $0 + layout.lineEnd }.joined()
    }

    var value: PlistValue {
        .dictionary([("UIApplicationSupportsMultipleScenes", .bool(false)), (Self.configurations, ofRoles)])
    }

    var ofRoles: PlistValue { .dictionary([(Self.role, ofWindows)]) }

    var ofWindows: PlistValue { .list([configuration]) }

    var configuration: PlistValue {
        .dictionary([("UISceneConfigurationName", .text("Default Configuration"))] + entries)
    }

    /// The keys that a configuration needs, with any name.
    var entries: [(key: String, value: PlistValue)] {
        [(Self.delegateKey, .text(delegateClass))] + (storyboard.map { [(Self.storyboardKey, .text($0))] } ?? [])
    }
}

/// A value to be written into a property list, its keys in this order.
enum PlistValue {
    case text(String)
    case bool(Bool)
    case list([PlistValue])
    case dictionary([(key: String, value: PlistValue)])

    func lines(_ indent: String) -> [String] {
        switch self {
        case .text(let text): ["<string>\(text.xmlText)</string>"]
        case .bool(let bool): [bool ? "<true/>" : "<false/>"]
        case .list(let values): Self.lines(of: "array", values.flatMap { $0.lines(indent) }, indent)
        case .dictionary(let entries): Self.lines(of: "dict", entries.flatMap { Self.lines(of: $0, indent) }, indent)
        }
    }

    static func lines(of entry: (key: String, value: PlistValue), _ indent: String) -> [String] {
        ["<key>\(entry.key.xmlText)</key>"] + entry.value.lines(indent)
    }

    private static func lines(of tag: String, _ inner: [String], _ indent: String) -> [String] {
        ["<\(tag)>"] + inner.map { indent + $0 } + ["</\(tag)>"]
    }
}
