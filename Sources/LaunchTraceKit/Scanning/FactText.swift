/// A value of an app in words.
enum FactText {
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

    /// The heading of the facts below a key of the app.
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
