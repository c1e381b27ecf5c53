/// A piece of an HTML page. All functions that add text escape it.
package struct Markup: Sendable {
    package let source: String

    /// A text that is shown unchanged.
    package init(_ text: String) { source = text.htmlText }

    /// An element, with attributes whose values are text.
    package init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], holding children: [Markup]) {
        let attributes = attributes.map { " \($0.key)=\"\($0.value.htmlText)\"" }.joined()
        source = "<\(name)\(attributes)>" + children.map(\.source).joined() + "</\(name)>"
    }

    package init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
        self.init(name, attributes, holding: [Markup(text)])
    }

    /// The same on a separate line, so that a page can be read and compared as text.
    package var onItsOwnLine: Markup { Markup(trusted: "\n" + source) }

    private init(trusted source: String) { self.source = source }

    /// A `meta` element, which has no content.
    package init(meta attributes: KeyValuePairs<String, String>) {
        source = Markup("meta", void: attributes).source + "\n"
    }

    /// An element that never has content.
    package init(_ name: String, void attributes: KeyValuePairs<String, String>) {
        let attributes = attributes.map { " \($0.key)=\"\($0.value.htmlText)\"" }.joined()
        source = "<\(name)\(attributes)/>"
    }

    /// A style sheet, which is a constant of the tool.
    package init(style sheet: StyleSheet) { source = "<style>\(sheet.text)</style>" }

    /// A script, which is a constant of the tool.
    package init(script: StaticString) { source = "<script>\(script)</script>" }

    /// A place where a long word may be broken.
    package static let breakOpportunity = Markup(trusted: "<wbr/>")

    /// A name that may be broken before capital letters.
    package static func breakable(_ name: String) -> [Markup] {
        let parts = name.camelCaseWords
        return parts.prefix(1).map { Markup($0) } + parts.dropFirst().flatMap { [.breakOpportunity, Markup($0)] }
    }
}

extension String {
    /// The text for HTML: without markup, references, and characters that reorder or hide the text around them.
    fileprivate var htmlText: String {
        if isPlain, !utf8.contains(where: \.isMarkup) { return self }
        var sign = RunnerSign()
        return unicodeScalars.reduce(into: "") { text, scalar in
            if sign.isCompleted(by: scalar) { return text += scalar.markupReference }
            if let entity = scalar.markupEntity { return text += entity }
            switch scalar {
            case "'": text += "&#39;"
            default: text += scalar.isNoncharacter ? scalar.spelledOut : scalar.printable
            }
        }
    }
}

extension UInt8 {
    /// Whether HTML interprets it.
    fileprivate var isMarkup: Bool {
        switch self {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "'"): true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// A character that HTML forbids in any form.
    fileprivate var isNoncharacter: Bool { (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE }
}
