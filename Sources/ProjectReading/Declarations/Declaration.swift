/// A type, an extension, a function or a property, as it is declared in a file.
package struct Declaration: Sendable {
    package let kind: Kind
    /// `AppDelegate`, `Outer.Inner` of an extension, `application(_:open:options:)`, or a selector.
    package let name: String
    /// The name of a category, which may be empty.
    package let category: String?
    /// The superclass and the protocols, without their generic arguments.
    package let inherited: [String]
    /// The type that a property names, without its generic arguments.
    package let type: String?
    package let attributes: [Attribute]
    package let modifiers: Modifiers
    package let effects: Effects
    package let parameters: [Parameter]
    /// From the word that introduces it, or `static` or `class` before that.
    package let range: Range<Int>
    /// Where its last token begins.
    package let lastToken: Int
    /// The tokens between the braces of its body, by their number among the chosen ones.
    package let body: Range<Int>?
    /// What a type consists of.
    package let members: [Declaration]
    /// What is declared in a body, a closure or an accessor.
    package let locals: [Declaration]

    /// Whether this is its name before the parameters.
    package func hasBaseName(_ base: String) -> Bool {
        guard name.utf8.starts(with: base.utf8) else { return false }
        return [nil, .leftParenthesis].contains(name.utf8.dropFirst(base.utf8.count).first)
    }

    package enum Kind: String, Sendable {
        case `class`, actor, `struct`, `enum`, `protocol`, `extension`
        case function, initializer, deinitializer, `subscript`, property
        /// `@interface`, with a category if it has one.
        case interface
        /// `@implementation`, with a category if it has one.
        case implementation
    }

    /// The modifiers that are asked for.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let `static` = Modifiers(rawValue: 1 << 0)
        package static let `class` = Modifiers(rawValue: 1 << 1)
        package static let final = Modifiers(rawValue: 1 << 2)
        package static let override = Modifiers(rawValue: 1 << 3)
    }

    package struct Effects: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let async = Effects(rawValue: 1 << 0)
        package static let `throws` = Effects(rawValue: 1 << 1)
        package static let `rethrows` = Effects(rawValue: 1 << 2)
    }

    package struct Parameter: Hashable, Sendable {
        /// Empty for `_`.
        package let label: String
        /// The name in the body; empty for `_`.
        package let name: String
    }

    /// `@main`, `@objc(name)` or `@Adaptor(AppDelegate.self)`.
    package struct Attribute: Hashable, Sendable {
        package let name: String
        /// What stands in its parentheses.
        package let argument: String?
    }
}

extension Declaration {
    /// An attribute by its name, whatever module stands before it.
    package func attribute(_ name: String) -> Attribute? {
        attributes.first { $0.name == name || $0.name.hasSuffix("." + name) }
    }

    /// Whether it can have members that aren't local.
    package var isType: Bool {
        switch kind {
        case .class, .actor, .struct, .enum, .protocol, .extension, .interface, .implementation: true
        case .function, .initializer, .deinitializer, .subscript, .property: false
        }
    }
}

/// The declarations of a file.
package struct SourceDeclarations: Sendable {
    package let text: ChosenText
    package let language: Language
    /// The brackets of the chosen tokens.
    package let pairs: BracketPairs
    package let declarations: [Declaration]
    /// What wasn't understood, in the order of the text.
    package let problems: [SourceProblem]
    /// The modules that the file imports: `import Module`, `import class Module.Class`, `@import Module;`,
    /// `#import <Module/Header.h>`.
    package let imports: [String]

    /// Reads a Swift file.
    package init(swift source: SourceText, _ choice: BranchChoice) {
        let text = ChosenText(swift: LexedText(swift: source), choice)
        let pairs = BracketPairs(text)
        var reader = SwiftDeclarations(text, pairs)
        self.init(text, .swift, pairs, reader.declarations(), pairs.problems + reader.problems)
    }

    /// Reads an Objective-C file.
    package init(objectiveC source: SourceText, _ choice: BranchChoice) {
        let text = ChosenText(objectiveC: LexedText(objectiveC: source), choice)
        let pairs = BracketPairs(text)
        var reader = ObjectiveCDeclarations(text, pairs)
        self.init(text, .objectiveC, pairs, reader.declarations(), pairs.problems)
    }

    package enum Language: Sendable {
        case swift, objectiveC
    }

    private init(
        _ text: ChosenText, _ language: Language, _ pairs: BracketPairs, _ declarations: [Declaration],
        _ problems: [SourceProblem]
    ) {
        self.text = text
        self.language = language
        self.pairs = pairs
        self.declarations = declarations
        self.problems = (text.problems + problems).sorted {
            $0.place.range.lowerBound < $1.place.range.lowerBound
        }
        imports = Self.wordImports(text, language) + (language == .objectiveC ? Self.headerImports(text) : [])
    }

    private static func wordImports(_ text: ChosenText, _ language: Language) -> [String] {
        let tokens = text.tokens
        var imports: [String] = []
        for index in tokens.indices.dropLast()
        where tokens[index].word == .import || language == .objectiveC && text.text.isImport(tokens[index]) {
            guard tokens[index + 1].kind == .name else { continue }
            let next = text.text.text(tokens[index + 1])
            let isKind = importedKinds.contains(next) && tokens.indices.contains(index + 2)
            imports.append(isKind ? text.text.text(tokens[index + 2]) : next)
        }
        return imports
    }

    private static let importedKinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

    /// `Kitchen/Soup.h` of `#import "../Kitchen/Soup.h"`.
    var includedHeaders: [String] {
        text.text.tokens.filter { $0.kind == .directive }.compactMap { token in
            let parts = text.text.text(token).split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count > 2, parts[0].contains("import") || parts[0].contains("include") else { return nil }
            return parts[1].split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
        }
    }

    private static func headerImports(_ text: ChosenText) -> [String] {
        text.text.tokens.filter { $0.kind == .directive }.compactMap { token in
            let words = text.text.text(token).dropFirst().drop { $0 == " " }
            guard words.hasPrefix("import"), let start = words.firstIndex(of: "<") else { return nil }
            return words[words.index(after: start)...].split(separator: "/").first.map(String.init)
        }
    }
}

extension LexedText {
    /// Whether a token of Objective-C reads so.
    fileprivate func isImport(_ token: Token) -> Bool {
        token.kind == .name && token.range.count == "import".utf8.count && text(token) == "import"
    }
}
