/// A text of a page in which some words name something that has a page of its own.
struct PageText: Hashable, Sendable, ExpressibleByStringInterpolation {
    private(set) var parts: [Part]

    /// Some of its words.
    enum Part: Hashable, Sendable {
        case words(String)
        case name(String, of: PageReference)
    }

    init(_ parts: [Part]) { self.parts = parts }

    init(_ words: String) { parts = [.words(words)] }

    init(stringLiteral words: String) { self.init(words) }

    init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The same without what the names lead to.
    var words: String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .name(let name, _): name
            }
        }.joined()
    }

    /// What its names lead to, each once, in their order.
    var references: [PageReference] {
        parts.compactMap { part -> PageReference? in if case .name(_, let reference) = part { reference } else { nil } }
            .unique()
    }

    static func name(_ name: String, _ kind: Topic.Kind, titled title: String? = nil) -> PageText {
        PageText([.name(name, of: .topic(kind, title: title ?? name))])
    }

    /// Texts in one, with a comma between them.
    static func list(of texts: [PageText]) -> PageText {
        PageText(texts.enumerated().flatMap { ($0 > 0 ? [.words(", ")] : []) + $1.parts })
    }

    /// The same with a conjunction before the last.
    static func list(of texts: [PageText], _ word: String) -> PageText {
        guard let last = texts.last, texts.count > 1 else { return list(of: texts) }
        return list(of: texts.dropLast()) + PageText(" \(word) ") + last
    }

    static func + (left: PageText, right: PageText) -> PageText { PageText(left.parts + right.parts) }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.words(literal)) } }

        mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

        mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

        /// A text within the text, with what its names lead to.
        mutating func appendInterpolation(text: PageText) { parts += text.parts }

        mutating func appendInterpolation(naming rule: Rule) {
            parts.append(.name(rule.id, of: .topic(.rule, title: rule.id)))
        }

        mutating func appendInterpolation(naming callback: Callback) { appendInterpolation(text: callback.pageName) }

        mutating func appendInterpolation(naming slot: Slot) {
            parts.append(.name(slot.rawValue, of: .topic(slot.topicKind, title: slot.rawValue)))
        }

        mutating func appendInterpolation(naming kind: FindingKind) {
            parts.append(.name(kind.title, of: .topic(.finding, title: kind.title)))
        }

        mutating func appendInterpolation(naming dispute: Dispute) {
            parts.append(.name(dispute.id, of: .topic(.dispute, title: dispute.id)))
        }
    }
}

/// What a name on a page leads to.
enum PageReference: Hashable, Sendable {
    case topic(Topic.Kind, title: String)
    /// The scenario that `new` prints for a word.
    case example(String)
    /// A recording of real UIKit, by its name in `Examples/observed`.
    case recording(String)
    case address(String)
}
