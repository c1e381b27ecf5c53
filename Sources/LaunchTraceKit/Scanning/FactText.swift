/// A value of an app in words.
enum FactText {
    /// The value of a key; of Apple's keys with much around it what a launch depends on.
    static func text(_ value: Value, of key: String) -> String {
        switch (key, value) {
        case ("UIApplicationSceneManifest", .object): manifest(value)
        case ("CFBundleURLTypes", .list(let types)) where !types.isEmpty:
            types.compactMap { $0["CFBundleURLSchemes"].map(text) }.joined(separator: ", ")
        case ("UISupportedInterfaceOrientations", .list(let names)) where !names.isEmpty:
            names.map { text($0).replacing("UIInterfaceOrientation", with: "") }.joined(separator: ", ")
        // It may do much else.
        case ("does", .list([])): "nothing relevant to a launch"
        default: text(value)
        }
    }

    /// `window: Default Configuration, App.SceneDelegate, Main; several scenes`
    private static func manifest(_ manifest: Value) -> String {
        var parts: [String] = []
        if case .object(let roles) = manifest["UISceneConfigurations"] {
            parts = roles.map { role in
                guard case .list(let configurations) = role.value else { return role.key.printable }
                let texts = configurations.map { configuration in
                    ["UISceneConfigurationName", "UISceneDelegateClassName", "UISceneStoryboardFile"].compactMap {
                        configuration[$0].map(text)
                    }.joined(separator: " ")
                }
                return "\(role.key.printable): \(texts.joined(separator: ", "))"
            }
        }
        if manifest["UIApplicationSupportsMultipleScenes"] == .bool(true) { parts.append("several scenes") }
        return parts.isEmpty ? "no configuration" : parts.joined(separator: "; ")
    }

    /// `read launchOptions.url, take url` instead of JSON; empty for what is only there.
    static func text(_ value: Value) -> String {
        switch value {
        case .null: "none"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let text): text
        case .string(let text): text.isEmpty ? "\"\"" : text.printable
        case .list(let items): items.isEmpty ? "nothing" : items.map(text).joined(separator: ", ")
        case .object(let members): members.map(text).joined(separator: " ")
        }
    }

    private static func text(_ member: Value.Member) -> String {
        let value = text(member.value)
        let isOnlyThere = value.isEmpty || member.value == .bool(true)
        return isOnlyThere ? member.key.printable : "\(member.key.printable) \(value)"
    }

    static func title(_ key: String) -> String {
        switch key {
        case "infoPlist": "Info.plist"
        case "swiftUIApp": "App of SwiftUI"
        case "view": "root view of SwiftUI"
        case "viewController": "view controllers"
        default: key.camelCaseWords.map { $0.lowercased() }.joined(separator: " ")
        }
    }
}
