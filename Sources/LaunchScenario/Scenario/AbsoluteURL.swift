/// A URL with a scheme.
public struct AbsoluteURL: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The URL as it is written.
    public let text: String

    /// Nil for relative references, and for texts with spaces or control characters.
    public init?(_ text: String) {
        self.text = text
        guard text.unicodeScalars.allSatisfy(\.isOfURL), parts.isAbsolute else { return nil }
        if parts.authority != nil, host == nil { return nil }
    }

    /// A literal that isn't an absolute URL is a programming error, and stops the program.
    public init(stringLiteral text: String) {
        guard let url = AbsoluteURL(text) else { preconditionFailure("\(text) is not an absolute URL") }
        self = url
    }

    /// The text before the first colon.
    public var scheme: String { String(parts.scheme) }

    /// Nil where no `//` follows the scheme.
    public var host: String? { parts.authority.flatMap(Self.host) }

    /// The items of the query, with their percent escapes resolved.
    public var queryItems: [QueryItem] { QueryItem.all(in: parts.query) }

    /// Whether a browser could open it, which a universal link needs.
    public var isWeb: Bool { ["http", "https"].contains(scheme.lowercased()) && host?.isEmpty == false }

    private var parts: URLParts { URLParts(text) }

    /// The host between a user and a port; nil if the port isn't a number.
    private static func host(_ authority: Substring) -> String? {
        let address = authority.lastIndex(of: "@").map { authority[$0...].dropFirst() } ?? authority
        let host =
            if address.hasPrefix("["), let end = address.firstIndex(of: "]") { address[...end] } else {
                address.cut(at: ":").before
            }
        let port = address[host.endIndex...]
        return port.isEmpty || port.hasPrefix(":") && port.dropFirst().utf8.allSatisfy(\.isDigit) ? String(host) : nil
    }
}

/// A URL that is parsed when a part is needed; a scenario may have thousands, so they are stored as written.
private struct URLParts {
    let scheme: Substring
    /// Nil where there is no colon.
    private let rest: Substring?

    init(_ text: String) { (scheme, rest) = text[...].cut(at: ":") }

    /// Whether the text before the first colon is a scheme.
    var isAbsolute: Bool { rest != nil && scheme.utf8.first?.isLetter == true && scheme.utf8.allSatisfy(\.isOfScheme) }

    /// Nil where no `//` follows the scheme.
    var authority: Substring? {
        let hierarchy = hierarchy.before
        return hierarchy.utf8.starts(with: "//".utf8) ? hierarchy.dropFirst(2).cut(at: "/").before : nil
    }

    var query: Substring { hierarchy.behind ?? "" }

    private var hierarchy: (before: Substring, behind: Substring?) { (rest ?? "").cut(at: "#").before.cut(at: "?") }
}

/// One item of a URL's query; the value is nil where the item has no `=`.
public struct QueryItem: Hashable, Sendable {
    /// The text before the first `=`.
    public var name: String
    /// The text after it.
    public var value: String?

    /// An item with its percent escapes resolved.
    public init(name: String, value: String?) { (self.name, self.value) = (name, value) }

    /// The items of a query; one with characters that aren't allowed in a query stays unchanged, as in Foundation.
    fileprivate static func all(in query: Substring) -> [QueryItem] {
        guard !query.isEmpty else { return [] }
        let isEncoded = query.utf8.allSatisfy(\.isOfQuery)
        return query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map {
            let (name, value) = Substring($0).cut(at: "=")
            return QueryItem(
                name: isEncoded ? name.percentDecoded : String(name),
                value: value.map { isEncoded ? $0.percentDecoded : String($0) })
        }
    }
}

extension Substring {
    /// The text before an ASCII character and after it; nil after one that doesn't occur.
    fileprivate func cut(at sign: Unicode.Scalar) -> (before: Substring, behind: Substring?) {
        guard let place = utf8.firstIndex(of: UInt8(ascii: sign)) else { return (self, nil) }
        return (Substring(utf8[..<place]), Substring(utf8[place...].dropFirst()))
    }

    /// The text itself if its escapes aren't UTF-8.
    fileprivate var percentDecoded: String {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let code = rest.escapedByte {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        // Decoding replaces bytes that aren't valid UTF-8. String(validating:as:) needs macOS 15.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : String(self)
    }
}

extension Substring.UTF8View.SubSequence {
    /// The byte that its first two digits represent.
    fileprivate var escapedByte: UInt8? {
        // A number may have a sign, and an escape has none.
        guard count >= 2, prefix(2).allSatisfy(\.isHexDigit) else { return nil }
        return UInt8(String(decoding: prefix(2), as: UTF8.self), radix: 16)
    }
}

extension Unicode.Scalar {
    /// Whether it is neither a blank nor a control character; Unicode's tables are used only beyond ASCII.
    fileprivate var isOfURL: Bool {
        isASCII ? (0x21..<0x7F).contains(value) : !properties.isWhitespace && properties.generalCategory != .control
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isHexDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }

    fileprivate var isOfScheme: Bool { isLetter || isDigit || "+-.".utf8.contains(self) }

    fileprivate var isOfQuery: Bool { isLetter || isDigit || "-._~%!$&'()*+,;=:@/?".utf8.contains(self) }
}
