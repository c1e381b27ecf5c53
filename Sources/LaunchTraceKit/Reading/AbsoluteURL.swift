import LaunchModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A URL with a scheme, taken apart.
struct AbsoluteURL {
    let text: String
    let scheme: String
    let host: String?
    let queryItems: [QueryItem]

    /// Nil for relative references, and for texts with spaces or control characters.
    init?(_ text: String) {
        let isPlain = text.unicodeScalars.allSatisfy { $0.isPrintable && !$0.properties.isWhitespace }
        guard isPlain, let parts = URLComponents(string: text), let scheme = parts.scheme, !scheme.isEmpty
        else { return nil }
        self.text = text
        self.scheme = scheme
        host = parts.host
        queryItems = (parts.queryItems ?? []).map { QueryItem(name: $0.name, value: $0.value) }
    }

    /// Whether a browser could open it, which a universal link needs.
    var isWeb: Bool {
        ["http", "https"].contains(scheme.lowercased()) && host?.isEmpty == false
    }
}

extension JSONNode {
    func url(_ mistakes: Mistakes) -> AbsoluteURL? {
        guard let text = string(mistakes) else { return nil }
        let url = AbsoluteURL(text)
        if url == nil { mistakes.add(.notAURL(text), at: place) }
        return url
    }

    func webURL(_ mistakes: Mistakes) -> AbsoluteURL? {
        guard let text = string(mistakes) else { return nil }
        if let url = AbsoluteURL(text), url.isWeb { return url }
        mistakes.add(.notAWebURL(text), at: place)
        return nil
    }
}
