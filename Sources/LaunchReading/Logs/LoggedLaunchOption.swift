import LaunchModel

/// The launch option in a log, which shows the cause of the launch.
package struct LoggedLaunchOption: Hashable, Sendable {
    /// The name without the type, as a timeline shows it: `shortcutItem`.
    package let name: String
    /// The address on the same line.
    package let url: String?

    /// The first one in a text like `UIApplicationLaunchOptionsURLKey = "recipes://soup";`, or in a dictionary that
    /// Swift has printed; nil if there is none.
    init?(in text: ArraySlice<UInt8>) {
        var rest = text
        while let start = rest.indices.first(where: { rest[$0...].starts(with: Self.prefix.utf8) }) {
            rest = rest[(start + Self.prefix.utf8.count)...]
            let word = rest.prefix(while: \.isWord)
            if let name = Self.names[word.text] {
                (self.name, url) = (name, text.url)
                return
            }
        }
        return nil
    }

    /// The text that every line with a launch option contains.
    static let prefix = "UIApplicationLaunchOptions"

    /// The names by the part after the prefix. The name for the sending app has no meaning by itself.
    private static let names = Dictionary(
        OptionKey.launchOptions.map(\.name).filter { $0 != "sourceApplication" }.map { (constant($0), $0) },
        uniquingKeysWith: { first, _ in first })

    /// `LocationKey` of `location`
    private static func constant(_ name: String) -> String {
        name == "url" ? "URLKey" : "\(name.prefix(1).uppercased())\(name.dropFirst())Key"
    }
}
