/// A value of a YAML text, with its place.
package struct YAMLNode: Sendable {
    package let content: Content
    package let place: Place
    /// The nodes in it, itself among them, those that an alias stands for counted each time.
    package let size: Int
    /// The levels of nodes in it.
    let height: Int

    package enum Content: Sendable {
        /// One without quotation marks may mean a number, a truth value or nothing.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    package init(_ content: Content, _ place: Place) {
        self.content = content
        self.place = place
        let inner: [YAMLNode] =
            switch content {
            case .scalar: []
            case .sequence(let items): items
            case .mapping(let entries): entries.map(\.value)
            }
        size = inner.reduce(1) { $0 + $1.size }
        height = 1 + (inner.lazy.map(\.height).max() ?? 0)
    }
}

/// A key of a mapping with its value.
package struct YAMLEntry: Sendable {
    package let key: String
    package let keyPlace: Place
    package let value: YAMLNode

    package init(key: String, keyPlace: Place, value: YAMLNode) {
        self.key = key
        self.keyPlace = keyPlace
        self.value = value
    }
}

extension YAMLNode {
    /// The text of a scalar; nil for one that means nothing.
    package var text: String? {
        guard case .scalar(let text, _) = content, !isNull else { return nil }
        return text
    }

    /// The items of a sequence; none for anything else.
    package var items: [YAMLNode] { if case .sequence(let items) = content { items } else { [] } }

    /// The entries of a mapping, in their order; none for anything else.
    package var entries: [YAMLEntry] { if case .mapping(let entries) = content { entries } else { [] } }

    /// The value of a key of a mapping; nil where it isn't there or means nothing.
    package subscript(key: String) -> YAMLNode? {
        entries.first { $0.key == key }.flatMap { $0.value.isNull ? nil : $0.value }
    }

    package var isNull: Bool {
        if case .scalar(let text, isPlain: true) = content {
            ["", "~", "null", "Null", "NULL"].contains(text)
        } else {
            false
        }
    }

    /// The truth value that a plain word means to YAML 1.1.
    package var bool: Bool? {
        guard case .scalar(let text, isPlain: true) = content else { return nil }
        let word = text.lowercased()
        guard [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()].contains(text) else {
            return nil
        }
        return ["true", "yes", "on"].contains(word) ? true : ["false", "no", "off"].contains(word) ? false : nil
    }

    /// The number that a plain word means.
    package var number: Double? {
        guard case .scalar(let text, isPlain: true) = content, text.utf8.first?.isNumberStart == true else {
            return nil
        }
        return Double(text)
    }
}

extension UInt8 {
    fileprivate var isNumberStart: Bool { isDigit || self == .minus || self == .plus || self == .dot }
}
