/// A URL with a scheme, taken apart.
public struct AbsoluteURL: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The URL as it is written.
    public let text: String
    /// The text before the first colon.
    public let scheme: String
    /// Nil where no `//` follows the scheme.
    public let host: String?
    /// The items of the query, with their percent escapes resolved.
    public let queryItems: [QueryItem]

    /// Nil for relative references, and for texts with spaces or control characters.
    public init?(_ text: String) {
        guard text.unicodeScalars.allSatisfy(\.isOfURL), let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon]
        guard scheme.utf8.first?.isLetter == true, scheme.utf8.allSatisfy(\.isOfScheme) else { return nil }
        let rest = text[colon...].dropFirst().prefix { $0 != "#" }
        let hierarchy = rest.prefix { $0 != "?" }
        if hierarchy.hasPrefix("//") {
            guard let host = Self.host(hierarchy.dropFirst(2).prefix { $0 != "/" }) else { return nil }
            self.host = host
        } else {
            host = nil
        }
        self.text = text
        self.scheme = String(scheme)
        queryItems = QueryItem.all(in: rest[hierarchy.endIndex...].dropFirst())
    }

    /// A literal that is no absolute URL is a mistake in the program, and stops it.
    public init(stringLiteral text: String) {
        guard let url = AbsoluteURL(text) else { preconditionFailure("\(text) is not an absolute URL") }
        self = url
    }

    /// Whether a browser could open it, which a universal link needs.
    public var isWeb: Bool {
        ["http", "https"].contains(scheme.lowercased()) && host?.isEmpty == false
    }

    /// The host between a user and a port; nil where the port is no number.
    private static func host(_ authority: Substring) -> String? {
        let address = authority.lastIndex(of: "@").map { authority[$0...].dropFirst() } ?? authority
        let host =
            if address.hasPrefix("["), let end = address.firstIndex(of: "]") {
                address[...end]
            } else {
                address.prefix { $0 != ":" }
            }
        let port = address[host.endIndex...]
        return port.isEmpty || port.hasPrefix(":") && port.dropFirst().utf8.allSatisfy(\.isDigit) ? String(host) : nil
    }
}

/// One item of a URL's query; the value is nil where the item has no `=`.
public struct QueryItem: Hashable, Sendable {
    /// The text before the first `=`.
    public var name: String
    /// The text behind it.
    public var value: String?

    /// An item with its percent escapes resolved.
    public init(name: String, value: String?) {
        self.name = name
        self.value = value
    }

    /// The items of a query; one with characters that no query may have is taken as it stands, as Foundation does.
    fileprivate static func all(in query: Substring) -> [QueryItem] {
        guard !query.isEmpty else { return [] }
        let isEncoded = query.utf8.allSatisfy(\.isOfQuery)
        return query.split(separator: "&", omittingEmptySubsequences: false).map { item in
            let name = item.prefix { $0 != "=" }
            let value = name.endIndex == item.endIndex ? nil : item[name.endIndex...].dropFirst()
            return QueryItem(
                name: isEncoded ? name.percentDecoded : String(name),
                value: value.map { isEncoded ? $0.percentDecoded : String($0) })
        }
    }
}

extension Substring {
    /// The text itself where its escapes are no UTF-8.
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
        return String(validating: bytes, as: UTF8.self) ?? String(self)
    }
}

extension Substring.UTF8View.SubSequence {
    /// The byte that its first two digits stand for.
    fileprivate var escapedByte: UInt8? {
        // A number may have a sign, and an escape has none.
        guard count >= 2, prefix(2).allSatisfy(\.isHexDigit) else { return nil }
        return UInt8(String(decoding: prefix(2), as: UTF8.self), radix: 16)
    }
}

extension Unicode.Scalar {
    /// Whether it is no blank and no control character; Unicode's tables are asked only beyond ASCII.
    fileprivate var isOfURL: Bool {
        isASCII
            ? (0x21..<0x7F).contains(value)
            : !properties.isWhitespace && properties.generalCategory != .control
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isHexDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }

    fileprivate var isOfScheme: Bool { isLetter || isDigit || "+-.".utf8.contains(self) }

    fileprivate var isOfQuery: Bool { isLetter || isDigit || "-._~%!$&'()*+,;=:@/?".utf8.contains(self) }
}
