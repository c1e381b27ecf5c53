import LaunchModel

/// The launch option by which a log tells what has opened the app.
package struct LoggedLaunchOption: Hashable, Sendable {
    /// The name without the type, as a timeline shows it: `shortcutItem`.
    package let name: String
    /// The address on the same line.
    package let url: String?

    /// The first one of a text like `UIApplicationLaunchOptionsURLKey = "recipes://soup";`, or of a dictionary that
    /// Swift has printed; nil where there is none.
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

    /// The text that every line with one holds.
    static let prefix = "UIApplicationLaunchOptions"

    /// The names by what stands behind the prefix. That of the sending app says nothing by itself.
    private static let names = Dictionary(
        OptionKey.launchOptions.map(\.name).filter { $0 != "sourceApplication" }.map { (constant($0), $0) },
        uniquingKeysWith: { first, _ in first })

    /// `LocationKey` of `location`
    private static func constant(_ name: String) -> String {
        name == "url" ? "URLKey" : "\(name.prefix(1).uppercased())\(name.dropFirst())Key"
    }
}
