/// The ways in which code and logs write a method.
enum MethodSpelling {
    /// The names that a text may mean, likely ones first:
    ///
    ///     -[AppDelegate application:openURL:options:]
    ///     App.AppDelegate.application(_:open:options:)
    ///     func application(_ app: UIApplication, open url: URL, options: [Key: Any]) -> Bool
    ///     - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options
    static func readings(of text: String) -> [String] {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return [
            bracketed(text), declaredInObjectiveC(text), declaredInSwift(text), unqualified(text), enumCase(text),
            quoted(text), called(text),
        ].compactMap(\.self)
    }

    private static func bracketed(_ text: String) -> String? {
        guard let open = text.firstIndex(of: "["), let close = text.lastIndex(of: "]"), open < close else { return nil }
        return text[text.index(after: open)..<close].split(separator: " ").last.map(String.init)
    }

    /// The selector: the parts before the colons, without types and names.
    private static func declaredInObjectiveC(_ text: String) -> String? {
        guard let first = text.first, first == "-" || first == "+", !text.contains("[") else { return nil }
        let bare = text.dropFirst().outsideParentheses
        let parts = bare.split(whereSeparator: { $0 == " " || $0 == ";" || $0 == "{" })
        let pieces = parts.filter { $0.contains(":") }.compactMap { $0.split(separator: ":").first.map { "\($0):" } }
        return pieces.isEmpty ? parts.first.map(String.init) : pieces.joined()
    }

    /// The base name with its labels.
    private static func declaredInSwift(_ text: String) -> String? {
        let start = text.ranges(of: "func ").first?.upperBound ?? text.startIndex
        let declaration = text[start...]
        guard let open = declaration.firstIndex(of: "(") else { return nil }
        let labels = declaration[open...].parameters.compactMap { $0.split(separator: " ").first }.compactMap {
            $0.split(separator: ":").first
        }
        return "\(declaration[..<open])(\(labels.map { "\($0):" }.joined()))"
    }

    /// A name behind its module and type.
    private static func unqualified(_ text: String) -> String? {
        let head = text.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else { return nil }
        return String(text[text.index(after: dot)...])
    }

    /// A key or a value as JSON has it, such as `"handle":`.
    private static func quoted(_ text: String) -> String? {
        guard text.hasPrefix("\"") else { return nil }
        let name = text.dropFirst().prefix { $0 != "\"" }
        return name.isEmpty ? nil : String(name)
    }

    /// A function as code calls it without parameters: `getInitialURL()`.
    private static func called(_ text: String) -> String? { text.hasSuffix("()") ? String(text.dropLast(2)) : nil }

    private static func enumCase(_ text: String) -> String? { text.hasPrefix(".") ? String(text.dropFirst()) : nil }
}

extension StringProtocol {
    /// The text without parentheses and their contents.
    fileprivate var outsideParentheses: String {
        var depth = 0
        return String(
            filter { character in
                if character == "(" { depth += 1 }
                defer { if character == ")" { depth -= 1 } }
                return depth == 0
            })
    }

    /// The texts between the commas of a list in parentheses, which the text begins with.
    fileprivate var parameters: [String] {
        var (depth, parameters) = (0, [""])
        for character in self {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case ",": if depth == 1 { parameters.append("") }
            default: break
            }
            if depth == 0 { break }
            let isOuter = depth == 1 && (character == "(" || character == ",")
            if !isOuter { parameters[parameters.count - 1].append(character) }
        }
        return parameters.filter { !$0.isEmpty }
    }
}
