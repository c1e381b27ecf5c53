/// Where an app begins, and the class of its delegate.
package struct EntryPoint: Sendable {
    package let kind: Kind
    /// The name of the delegate's type, which may be declared outside the target.
    package let delegate: String?
    package let place: Place

    package enum Kind: Hashable, Sendable {
        /// `@main struct … : App`, by its name.
        case swiftUI(app: String)
        /// `@main` or `@UIApplicationMain` at the delegate.
        case attribute
        /// A call of `UIApplicationMain`.
        case call
        /// The only type that conforms to `UIApplicationDelegate`.
        case onlyConformance
    }

    package enum Failure: Error, Sendable {
        case none
        /// Two that are as good as each other.
        case ambiguous([Place])
    }

    /// Finds the entry; what says it most plainly counts.
    package static func find(in code: TargetCode) throws(Failure) -> EntryPoint {
        let types = code.allTypes
        let ranks: [() -> [EntryPoint]] = [
            { types.compactMap { swiftUI($0, code) } }, { types.compactMap { attributed($0, code) } },
            { started(code) }, { code.files.compactMap(call) }, { types.compactMap { conformance($0, code) } },
            { types.compactMap { conformanceToApp($0, code) } },
        ]
        for rank in ranks {
            let entries = rank()
            guard let entry = entries.first else { continue }
            guard entries.count == 1 else { throw .ambiguous(entries.map(\.place)) }
            return entry
        }
        throw .none
    }

    // MARK: - Kinds

    private static func swiftUI(_ type: CodeType, _ code: TargetCode) -> EntryPoint? {
        main(type, ["main"]).flatMap { swiftUI(type, at: $0, code) }
    }

    private static func swiftUI(_ type: CodeType, at part: CodeType.Part, _ code: TargetCode) -> EntryPoint? {
        guard code.conforms(type, to: "App") else { return nil }
        let adaptor = type.parts.flatMap(\.declaration.members)
            .first { $0.attribute("UIApplicationDelegateAdaptor") != nil }
        return EntryPoint(
            kind: .swiftUI(app: type.name), delegate: adaptor.flatMap { adapted($0, in: type, code) },
            place: code.place(part))
    }

    private static func attributed(_ type: CodeType, _ code: TargetCode) -> EntryPoint? {
        let isOld = main(type, ["UIApplicationMain"]) != nil
        guard let part = main(type, ["main", "UIApplicationMain"]), isOld || isDelegate(type, code) else { return nil }
        return EntryPoint(kind: .attribute, delegate: type.name, place: code.place(part))
    }

    /// The types whose `main()` the code calls itself: `if isTesting { TestApp.main() } else { RecipesApp.main() }`.
    private static func started(_ code: TargetCode) -> [EntryPoint] {
        let names = code.files.flatMap { file in
            let (text, tokens) = (file.text.text, file.text.tokens)
            return tokens.indices.dropLast(2).dropFirst(2).filter { index in
                tokens[index].kind == .name && tokens[index - 1].kind == .dot
                    && tokens[index + 1].kind == .leftParenthesis && tokens[index + 2].kind == .rightParenthesis
                    && text.text(tokens[index]) == "main"
            }.map { path(text, tokens[..<($0 - 1)]) }
        }
        let entries = Set(names).sorted().compactMap { code.type($0) }.compactMap { type in
            type.parts.first.flatMap { part in
                swiftUI(type, at: part, code)
                    ?? (code.conforms(type, to: "UIApplicationDelegate")
                        ? EntryPoint(kind: .call, delegate: type.name, place: code.place(part)) : nil)
            }
        }
        let real = entries.filter { !$0.isForTests }
        return real.isEmpty ? entries : real
    }

    private var isForTests: Bool {
        switch kind {
        case .swiftUI(let app): app.contains("Test")
        case .attribute, .call, .onlyConformance: delegate?.contains("Test") ?? false
        }
    }

    /// An `App` that something outside the target starts.
    private static func conformanceToApp(_ type: CodeType, _ code: TargetCode) -> EntryPoint? {
        let isNamed = type.inherited.contains { $0 == "App" || $0 == "SwiftUI.App" }
        return isNamed ? type.parts.first.flatMap { swiftUI(type, at: $0, code) } : nil
    }

    private static func conformance(_ type: CodeType, _ code: TargetCode) -> EntryPoint? {
        let isNamed = type.inherited.contains { $0 == "UIApplicationDelegate" || $0 == "UIKit.UIApplicationDelegate" }
        guard isNamed, let part = type.parts.first else { return nil }
        return EntryPoint(kind: .onlyConformance, delegate: type.name, place: code.place(part))
    }

    private static func main(_ type: CodeType, _ attributes: [String]) -> CodeType.Part? {
        type.parts.first { part in attributes.contains { part.declaration.attribute($0) != nil } }
    }

    /// Whether a type with `@main` is a delegate: it says so, or a superclass outside the target has its `main()`.
    private static func isDelegate(_ type: CodeType, _ code: TargetCode) -> Bool {
        if code.conforms(type, to: "UIApplicationDelegate") { return true }
        let line = code.withSuperclasses(type)
        let hasMain = line.contains { $0.methods.contains { $0.declaration.name == "main()" } }
        return type.isClass && !hasMain && line.last?.inherited.contains { code.type($0) == nil } == true
    }

    // MARK: - Names

    /// The type that an adaptor names, in its parentheses or as the type of its property.
    private static func adapted(_ property: Declaration, in app: CodeType, _ code: TargetCode) -> String? {
        let argument = property.attribute("UIApplicationDelegateAdaptor")?.argument
        let name =
            argument.flatMap { $0.hasSuffix(".self") ? String($0.dropLast(".self".count)) : nil } ?? property.type
        return name.map { code.type($0, seenFrom: app.name)?.name ?? $0 }
    }

    /// A call of `UIApplicationMain` in a file, whose last argument names the delegate; one for tests, that names none,
    /// doesn't count beside it.
    private static func call(_ file: SourceDeclarations) -> EntryPoint? {
        let (text, tokens) = (file.text.text, file.text.tokens)
        let calls = tokens.indices.dropLast().filter { index in
            tokens[index].kind == .name && tokens[index + 1].kind == .leftParenthesis
                && tokens[index].range.count == "UIApplicationMain".utf8.count
                && text.text(tokens[index]) == "UIApplicationMain"
        }.map { index in
            EntryPoint(
                kind: .call, delegate: lastArgument(file, behind: index),
                place: Place(source: text.source, range: tokens[index].range))
        }
        return calls.first { $0.delegate != nil } ?? calls.first
    }

    /// The class in `NSStringFromClass(X.self)`, `NSStringFromClass([X class])` or `@"X"`, or in the value of a variable.
    private static func lastArgument(_ file: SourceDeclarations, behind call: Int) -> String? {
        let (text, tokens) = (file.text.text, file.text.tokens)
        var depth = 0
        var argument: [Token] = []
        for token in tokens[(call + 1)...] {
            if token.opens { depth += 1 }
            if token.closes { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, token.kind == .comma { argument = [] } else { argument.append(token) }
        }
        if let name = namedClass(text, argument) { return name }
        let words = argument.filter { $0.kind == .name || $0.kind == .quotedName }.map(text.name)
        let names = words.filter { !["NSStringFromClass", "self", "class", "nil", "NULL"].contains($0) }
        if names.isEmpty { return nil }
        return names.last.flatMap { namedClass(text, value(of: $0, text, tokens)) } ?? names.joined(separator: ".")
    }

    /// The class that tokens name as `X.self`, `[X class]` or text; where tests have one of their own, the other.
    private static func namedClass(_ text: LexedText, _ tokens: [Token]) -> String? {
        var names: [String] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .string: names.append(String(text.text(token).dropFirst().dropLast()))
            case .name where index > 1 && text.text(token) == "self" && tokens[index - 1].kind == .dot:
                names.append(path(text, tokens[..<(index - 1)]))
            case .name where index > 1 && text.text(token) == "class" && tokens[index - 2].kind == .leftBracket:
                names.append(text.name(tokens[index - 1]))
            default: break
            }
        }
        return names.last { !$0.contains("Test") } ?? names.last
    }

    /// `A.B` at the end of some tokens.
    private static func path(_ text: LexedText, _ tokens: ArraySlice<Token>) -> String {
        let parts = tokens.reversed().prefix { [.name, .quotedName, .dot].contains($0.kind) }
        return parts.reversed().map { $0.kind == .dot ? "." : text.name($0) }.joined()
    }

    /// What a variable of the file begins with: the rest of the statement behind the sign.
    private static func value(of name: String, _ text: LexedText, _ tokens: [Token]) -> [Token] {
        let variable = tokens.indices.dropLast(3).first { index in
            tokens[index].kind == .name && text.name(tokens[index]) == name
                && (text.text(tokens[index + 1]) == "="
                    || tokens[index + 1].kind == .colon && text.text(tokens[index + 3]) == "=")
        }
        guard let variable else { return [] }
        let rest = tokens[(variable + 2)...].drop { text.text($0) == "=" }
        return Array(rest.prefix { $0.kind != .semicolon && !($0.startsLine && $0.kind == .name) })
    }
}
