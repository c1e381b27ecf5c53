/// The values of expressions of a target.
struct CodeConstants {
    let trees: CodeTrees
    private let definitions = CachedValue<[String: [Definition]]>()
    private let named = CachedValues<String, [SyntaxNode]>()
    private let settings = CachedValues<String, [SyntaxNode]?>()

    /// What may give a text to a name.
    private struct Definition {
        let place: Place
        let origin: Origin

        enum Origin {
            case declared(SyntaxNode, file: Int)
            case macro(String)
        }
    }

    /// The app's own, where it is known.
    private let bundleIdentifier: String?

    /// The identifiers that the Info.plist permits.
    private let permittedTasks: [String]

    init(_ trees: CodeTrees, bundleIdentifier: String? = nil, permittedTasks: [String] = []) {
        (self.trees, self.bundleIdentifier, self.permittedTasks) = (trees, bundleIdentifier, permittedTasks)
    }

    // MARK: - Texts

    /// The text of an expression: a literal, a constant that has one text wherever it can be meant, or what is made of these.
    func text(_ expression: SyntaxNode) -> String? { text(expression, depth: 0) }

    /// The texts that an expression has one after the other: that of a loop over a list that is written down, else its own.
    func texts(_ expression: SyntaxNode) -> [String]? {
        if let text = text(expression) { return [text] }
        guard expression.kind == .name, let variable = expression.name.flatMap(expression.resolve),
            let list = variable.listOfLoop
        else { return nil }
        if list.isPermittedTasks { return permittedTasks }
        guard let items = items(list) else { return nil }
        let texts = items.compactMap(text)
        return texts.count == items.count ? texts : nil
    }

    /// The expressions whose value an expression can have: the value of a constant, and for a parameter the arguments of the calls
    /// by the function's name, its default argument among them; the expression itself where these aren't known.
    func values(of expression: SyntaxNode) -> [SyntaxNode] {
        let node = expression.withoutMarks
        guard node.kind == .name, let declared = node.name.flatMap(node.resolve) else { return [expression] }
        if declared.kind == .variable, declared.isConstant, let value = declared.child(.value) { return [value] }
        guard declared.kind == .parameter, let function = declared.parent, function.kind == .function,
            let baseName = Declaration(function)?.baseName
        else { return [expression] }
        let name = String(baseName.prefix { $0 != ":" })
        let labels = Set(Declaration(function)?.parameters.map(\.label) ?? [])
        let calls = nodes(named: name).filter { $0.role == .callee }.compactMap { SyntaxCall($0.parent) }.filter {
            call in !call.node.isSwift || call.arguments.allSatisfy { $0.name.map(labels.contains) ?? true }
        }
        let arguments = calls.map { call in
            call.argumentsWithDefaults(of: function).first { $0.parameter == declared }?.argument
        }
        let known = arguments.compactMap(\.self)
        return known.isEmpty || known.count < arguments.count ? [expression] : known
    }

    /// The texts that an expression can have: of a parameter those of the arguments of all calls; nil where one is unknown.
    func possibleTexts(_ expression: SyntaxNode) -> [String]? {
        if let texts = texts(expression) { return texts }
        guard let function = expression.name.flatMap(expression.resolve)?.parent, let named = Declaration(function),
            function.kind == .function
        else { return nil }
        // `identifiers.forEach(register)`
        let isValue = nodes(named: String(named.name.prefix { $0 != "(" && $0 != ":" })).contains { node in
            [.name, .member].contains(node.kind) && node.role != .callee
        }
        let texts = isValue ? [] : values(of: expression).map(self.texts)
        return texts.isEmpty || texts.contains(nil) ? nil : texts.flatMap { $0 ?? [] }
    }

    /// The nodes with a name in all files.
    private func nodes(named name: String) -> [SyntaxNode] { named(name) { NodeIndex(trees, names: [name])[name] } }

    /// The nodes by which code sets a property of a name; nil if a key or a key path may set it, too.
    func settings(of name: String) -> [SyntaxNode]? {
        settings(name) {
            if trees.code.spells(["\"\(name)\"", "\\.\(name)"]) { return nil }
            return nodes(named: name).filter { node in
                node.isSet || node.ancestors.contains { $0.kind == .tuple && $0.role == .left }
            }
        }
    }

    private static let mostDepth = 6

    private func text(_ expression: SyntaxNode, depth: Int) -> String? {
        guard depth < Self.mostDepth else { return nil }
        switch expression.kind {
        case .string: return expression.stringValue
        case .interpolatedString: return expression.pieces { text($0, depth: depth + 1) }
        case .cast: return expression.child(.value).flatMap { text($0, depth: depth + 1) }
        case .binary where expression.isNamed("+"):
            guard let left = expression.child(.left).flatMap({ text($0, depth: depth + 1) }),
                let right = expression.child(.right).flatMap({ text($0, depth: depth + 1) })
            else { return nil }
            return left + right
        // `identifier ?? ""` of what is there.
        case .binary where expression.isNamed("??"):
            return expression.child(.left).flatMap { $0.isBundleIdentifier ? text($0, depth: depth + 1) : nil }
        case .forcedUnwrap, .tuple: return text(expression.withoutMarks, depth: depth + 1)
        case .name, .member:
            if expression.isBundleIdentifier { return bundleIdentifier }
            return constant(expression, depth: depth)
        default: return nil
        }
    }

    private func constant(_ expression: SyntaxNode, depth: Int) -> String? {
        let path = expression.dottedName ?? expression.name ?? ""
        let names = path.split(separator: ".").map(String.init).filter { !["self", "Self", "rawValue"].contains($0) }
        guard let name = names.last else { return nil }
        if expression.kind == .name, let local = expression.resolve(name), local.role != .member,
            local.parent?.kind != .file
        {
            let isKept = local.isConstant || local.child(.value)?.kind == .string && !local.isReassigned
            return local.kind == .variable && isKept ? local.child(.value).flatMap { text($0, depth: depth + 1) } : nil
        }
        let all = definitions(of: name).map { (text: text(of: $0, depth: depth), definition: $0) }
        let found = all.filter { isVisible($0.definition.place, expression) }
        let near = found.filter { isNear($0.definition.place, expression, names) }
        let texts = Set((near.isEmpty ? found : near).map(\.text))
        // `.add` may be of any type that has a text for it.
        let isOfType = expression.kind == .member && expression.child(.base) == nil
        let known = texts.compactMap(\.self)
        guard known.count == 1, isOfType || texts.count == 1 else { return nil }
        let isReplaced =
            all.contains { $0.text ?? known[0] != known[0] } && all.contains { isReplaceable($0.definition) }
        return isReplaced ? nil : known[0]
    }

    /// Whether a name without a type can mean what is declared at a place: of no type, or of one around the name, a superclass
    /// or a protocol of that.
    private func isVisible(_ place: Place, _ expression: SyntaxNode) -> Bool {
        guard expression.kind == .name, let owner = trees.code.name(ofTypeAt: place) else { return true }
        guard let name = trees.code.name(ofTypeAt: expression.place) else { return false }
        if name == owner || name.hasPrefix(owner + ".") { return true }
        let line = trees.code.type(name).map { trees.code.withSuperclasses($0) } ?? []
        return line.contains { $0.name == owner || $0.inherited.contains(owner) }
    }

    /// Whether another type may have its own in place of it.
    private func isReplaceable(_ definition: Definition) -> Bool {
        guard case .declared(let node, _) = definition.origin else { return false }
        let owner = trees.code.name(ofTypeAt: definition.place).flatMap { trees.code.type($0) }
        return node.declaration?.modifiers.isDisjoint(with: [.override, .class]) == false
            || owner?.parts.contains { $0.declaration.kind == .protocol } == true
    }

    private func isNear(_ place: Place, _ expression: SyntaxNode, _ names: [String]) -> Bool {
        let type = trees.code.name(ofTypeAt: expression.place) ?? ""
        let owner = names.count > 1 ? names[names.count - 2] : type
        return trees.code.name(ofTypeAt: place)?.hasSuffix(owner) == true
    }

    /// The elements of a list that is written down, or of a constant with a list.
    func items(_ list: SyntaxNode) -> [SyntaxNode]? {
        if let list = list.listAsWritten { return list.children(.element) }
        let node = list.withoutMarks
        guard node.kind == .name || node.kind == .member, let name = node.name,
            node.kind == .member || node.resolve(name).map({ $0.role == .member }) ?? true
        else { return nil }
        let values = definitions(of: name).compactMap { definition -> SyntaxNode? in
            guard case .declared(let node, let file) = definition.origin, node.isConstant else { return nil }
            return trees.tree(file).node(like: node)?.child(.value)
        }
        return values.count == 1 && values[0].kind == .array ? values[0].children(.element) : nil
    }

    private func definitions(of name: String) -> [Definition] { (definitions { allDefinitions })[name] ?? [] }

    /// Of what is declared outside of functions.
    private var allDefinitions: [String: [Definition]] {
        var found: [String: [Definition]] = [:]
        for (number, file) in trees.code.files.enumerated() {
            for node in file.outline.root.descendants where node.kind == .variable || node.kind == .enumCase {
                guard let name = node.name else { continue }
                let definition = Definition(place: node.namePlace, origin: .declared(node, file: number))
                found[name, default: []].append(definition)
            }
            for macro in file.textMacros {
                found[macro.name, default: []].append(Definition(place: macro.place, origin: .macro(macro.text)))
            }
        }
        return found
    }

    private func text(of definition: Definition, depth: Int) -> String? {
        switch definition.origin {
        case .declared(let node, let file): text(definedBy: node, in: file, depth: depth)
        case .macro(let text): text
        }
    }

    /// Whether a variable keeps its first text: neither code, nor a property wrapper, nor the initializer of a structure sets it.
    private func isFixed(_ variable: SyntaxNode) -> Bool {
        let name = variable.name ?? ""
        guard variable.children(.attribute).isEmpty, settings(of: name)?.isEmpty == true else { return false }
        let type = trees.code.name(ofTypeAt: variable.place).flatMap { trees.code.type($0) }
        return type?.isClass != false || CodeUnit(whole: variable).isStatic
            || !trees.code.spells(["(\(name): ", " \(name): \""])
    }

    /// `let name = "text"`, `case name = "text"`, or `var name: String { "text" }`.
    private func text(definedBy node: SyntaxNode, in file: Int, depth: Int) -> String? {
        if let value = node.child(.value) {
            // Code that sets it may give it another text.
            return node.kind == .enumCase || node.isConstant || isFixed(node) ? text(value, depth: depth + 1) : nil
        }
        guard node.declaration?.type == "String", node.child(.accessor)?.name == nil,
            let body = trees.tree(file).node(like: node)?.child(.accessor)?.child(.body)
        else { return nil }
        let statements = body.children(.statement)
        guard statements.count == 1 else { return nil }
        return (statements[0].kind == .return ? statements[0].child(.value) : statements[0]).flatMap {
            text($0, depth: depth + 1)
        }
    }

    /// What declares a member of another type, if the target declares nothing else of its name: `Shared.defaults`.
    func onlyDefinition(of expression: SyntaxNode) -> SyntaxNode? {
        guard expression.kind == .member, let name = expression.name else { return nil }
        let all = definitions(of: name)
        guard all.count == 1, case .declared(let node, let file) = all[0].origin else { return nil }
        return trees.tree(file).node(like: node)
    }
}

extension SyntaxNode {
    /// `Bundle.main.bundleIdentifier`
    var isBundleIdentifier: Bool { withoutMarks.dottedName == "Bundle.main.bundleIdentifier" }

    /// Whether it is the list of tasks in the app's own Info.plist, or a local constant of it.
    var isPermittedTasks: Bool {
        let local = name.flatMap(resolve).flatMap { $0.isConstant ? $0.child(.value) : nil }
        let text = (local ?? self).text
        return text.contains("\"BGTaskSchedulerPermittedIdentifiers\"")
            && ["Bundle.main", "mainBundle"].contains(where: text.contains)
    }

    /// The list over which a loop goes whose variable this is: `for name in list`, `list.forEach { name in … }`.
    var listOfLoop: SyntaxNode? {
        if kind == .variable, role == .pattern, let loop = parent, loop.kind == .for { return loop.child(.sequence) }
        guard kind == .parameter, let closure = parent, closure.kind == .closure,
            let call = SyntaxCall(closure.parent?.kind == .argument ? closure.parent?.parent : closure.parent),
            call.isNamed("forEach")
        else { return nil }
        return call.receiver
    }

    /// A text with interpolations, each of which has a text; nil where one has none, or where something is escaped.
    fileprivate func pieces(_ textOf: (SyntaxNode) -> String?) -> String? {
        let text = text
        guard text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\"") else { return nil }
        var rest = text.dropFirst().dropLast()
        var whole = ""
        for argument in children(.argument) {
            guard let value = argument.child(.value), argument.name == nil, let replacement = textOf(value),
                let start = rest.firstRange(of: "\\(\(value.text))")
            else { return nil }
            whole += rest[..<start.lowerBound] + replacement
            rest = rest[start.upperBound...]
        }
        whole += rest
        return whole.contains("\\") ? nil : whole
    }
}
