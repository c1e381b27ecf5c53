/// Of which type an expression is, as far as the declarations of a target say it.
struct TypeReading {
    let trees: CodeTrees
    let declarations: DeclarationIndex

    enum Answer {
        /// A type of the target: an object of it, or the type itself.
        case own(CodeType)
        /// A type or a module that isn't the target's, with its name where it has one of one word.
        case outside(String?)
        case unknown
    }

    var code: TargetCode { trees.code }

    private static let depthLimit = 16

    func type(of expression: SyntaxNode) -> Answer { type(of: expression, 0) }

    func typeAround(_ node: SyntaxNode) -> CodeType? { code.name(ofTypeAt: node.place).flatMap { code.type($0) } }

    /// Whether a piece of code is reached by the name of its type alone: a static member of a type that inherits nothing, as
    /// this name can mean no other type.
    func isOfItsTypeAlone(_ unit: CodeUnit) -> Bool {
        unit.isStatic && typeAround(unit.node)?.inherited.isEmpty == true
    }

    /// Whether an expression is a type and no object: `Manager`, `Self`, `Outer.Inner`, `type(of: self)`.
    func isType(_ expression: SyntaxNode) -> Bool {
        let node = expression.withoutMarks
        switch node.kind {
        case .name:
            if node.isNamed("self") { return CodeUnit(around: node).isStatic }
            if node.isNamed("Self") { return true }
            guard let name = node.name, name.isTypeName else { return false }
            return node.resolve(name).map { $0.kind == .type } ?? true
        case .member:
            if node.isNamed("self") { return node.child(.base).map(isType) ?? false }
            return node.name?.isTypeName == true
        case .call: return SyntaxCall(node)?.isNamed("type") == true && SyntaxCall(node)?.argument("of") != nil
        default: return false
        }
    }

    private func type(of expression: SyntaxNode, _ depth: Int) -> Answer {
        guard depth < Self.depthLimit else { return .unknown }
        let node = expression.withoutMarks
        switch node.kind {
        case .name: return type(ofName: node, depth)
        case .member: return type(ofMember: node, depth)
        case .call: return type(ofCall: node, depth)
        case .cast: return castType(node).map { named($0, from: node) } ?? .unknown
        case .try, .await, .word: return node.child(.operand).map { type(of: $0, depth + 1) } ?? .unknown
        case .string, .interpolatedString, .array, .dictionary: return .outside(nil)
        default: return .unknown
        }
    }

    // MARK: - Names

    private func type(ofName node: SyntaxNode, _ depth: Int) -> Answer {
        guard let name = node.name else { return .unknown }
        switch name {
        case "self", "Self": return typeAround(node).map { .own($0) } ?? .unknown
        case "super":
            guard let around = typeAround(node) else { return .unknown }
            let line = code.withSuperclasses(around)
            return line.count > 1 ? .own(line[1]) : .outside(around.superclass?.lastName)
        default: break
        }
        if let declared = node.resolve(name) {
            // `if let manager` is another name for what was called so before.
            if declared.kind == .variable, declared.role == .condition || declared.role == .capture,
                declared.child(.value) == nil, declared != node, let outer = declared.resolve(name), outer != declared
            {
                return type(ofDeclared: outer, depth + 1)
            }
            return type(ofDeclared: declared, depth + 1)
        }
        let around = code.name(ofTypeAt: node.place) ?? ""
        if let property = code.type(around).flatMap({ declarations.property(name, of: $0) }) {
            return type(ofDeclared: trees.node(property), depth + 1)
        }
        if let type = code.type(name, seenFrom: around) { return .own(type) }
        if let global = declarations.globals(name).first(where: { $0.declaration.kind == .property }) {
            return type(ofDeclared: trees.node(global), depth + 1)
        }
        return isOutside(name) ? .outside(name) : .unknown
    }

    /// The type that a variable, a parameter or a property is declared with, or has by its value.
    private func type(ofDeclared node: SyntaxNode, _ depth: Int) -> Answer {
        switch node.kind {
        case .type: return typeNamed(by: node)
        case .variable, .parameter:
            if let written = node.writtenType { return named(written, from: node) }
            guard node.kind == .variable, let value = node.child(.value) else { return .unknown }
            return type(of: value, depth + 1)
        default: return .unknown
        }
    }

    private func typeNamed(by node: SyntaxNode) -> Answer {
        guard let name = node.declaration?.name,
            let type = code.type(name, seenFrom: code.name(ofTypeAt: node.place) ?? "")
        else { return .unknown }
        return .own(type)
    }

    private func castType(_ node: SyntaxNode) -> String? {
        node.isSwift ? node.child(.right)?.text : node.text.split { $0 == "(" || $0 == ")" }.first.map(String.init)
    }

    /// A type as it is written.
    private func named(_ written: String, from node: SyntaxNode) -> Answer {
        guard let name = written.typeWithoutMarks else { return .outside(nil) }
        if name == "Self" || name == "instancetype" { return typeAround(node).map { .own($0) } ?? .unknown }
        if let type = code.type(name, seenFrom: code.name(ofTypeAt: node.place) ?? "") { return .own(type) }
        // A generic parameter, or an object of any class.
        let mayBeOwn =
            isGenericParameter(name, at: node) || ["id", "Any", "AnyObject", "Class", "AnyClass"].contains(name)
            || declarations.otherNames.contains(name)
        return mayBeOwn ? .unknown : .outside(name)
    }

    /// Whether a function or a type around a place has a parameter of that name, or of its first part, as in `Owner.Delegate`,
    /// which can be any type.
    func isGenericParameter(_ path: String, at node: SyntaxNode) -> Bool {
        let name = path.split(separator: ".").first.map(String.init) ?? path
        if name.utf8.count == 1 { return true }
        let around = ([node] + node.ancestors).filter { $0.kind == .function || $0.kind == .type }
        let types = typeAround(node)?.parts.map {
            trees.node(CodeType.Part(file: $0.file, declaration: $0.declaration))
        }
        return (around + (types ?? [])).contains { $0.genericParameters.contains(name) }
    }

    /// The types of the objects over which a loop goes, of which an expression is each in turn; nil where they aren't known.
    func typesInLoop(_ expression: SyntaxNode) -> [CodeType]? {
        let node = expression.withoutMarks
        guard node.kind == .name, let list = node.name.flatMap(node.resolve)?.listOfLoop,
            let elements = elements(of: list)
        else { return nil }
        let types = elements.compactMap { element -> CodeType? in
            if case .own(let type) = type(of: element) { type } else { nil }
        }
        return types.count == elements.count && !types.isEmpty ? types : nil
    }

    /// The elements of a list that is written down, or that is the value of a constant property.
    private func elements(of list: SyntaxNode) -> [SyntaxNode]? {
        if let written = list.listAsWritten { return written.children(.element) }
        let node = list.withoutMarks
        let isOwn = node.kind == .name || node.child(.base)?.isNamed("self") == true
        guard isOwn, let name = node.name,
            let property = typeAround(node).flatMap({ declarations.property(name, of: $0) })
        else { return nil }
        let variable = trees.node(property)
        guard variable.isConstant, let value = variable.child(.value), value.kind == .array else { return nil }
        return value.children(.element)
    }

    // MARK: - Members and calls

    private func type(ofMember node: SyntaxNode, _ depth: Int) -> Answer {
        guard let name = node.name, let base = node.child(.base) else { return .unknown }
        switch type(of: base, depth + 1) {
        case .own(let owner):
            if name == "self" { return .own(owner) }
            if let property = declarations.property(name, of: owner) {
                return type(ofDeclared: trees.node(property), depth + 1)
            }
            if let inner = code.type(owner.name + "." + name) { return .own(inner) }
            let methods = declarations.methods(name, of: owner)
            if !methods.isEmpty { return result(of: methods) }
            return .unknown
        // What a system's object has may be the app's, as `UIApplication.shared.delegate` is.
        case .outside(let type): return Self.shared.contains(name) ? .outside(type) : .unknown
        case .unknown: return .unknown
        }
    }

    /// The objects that a class has of itself.
    private static let shared: Set = [
        "shared", "standard", "default", "current", "main", "sharedApplication", "defaultCenter", "mainBundle",
        "standardUserDefaults", "sharedInstance", "instance",
    ]

    private func type(ofCall node: SyntaxNode, _ depth: Int) -> Answer {
        guard let call = SyntaxCall(node), let callee = call.callee, let name = call.name else { return .unknown }
        if let receiver = call.receiver {
            let owner = type(of: receiver, depth + 1)
            if name == "init" || !node.isSwift && Self.makes(name) { return owner }
            switch owner {
            case .own(let owner):
                if let inner = code.type(owner.name + "." + name) { return .own(inner) }
                let methods = declarations.methods(name, of: owner)
                if !methods.isEmpty { return result(of: methods) }
                // A message that asks for a property.
                if !node.isSwift, let property = declarations.property(name, of: owner) {
                    return type(ofDeclared: trees.node(property), depth + 1)
                }
                return .unknown
            case .outside(let type): return Self.shared.contains(name) ? .outside(type) : .unknown
            case .unknown: return .unknown
            }
        }
        guard callee.kind == .name else { return .unknown }
        if name == "type", let object = call.argument("of") { return type(of: object, depth + 1) }
        let around = typeAround(callee)
        if let type = code.type(name, seenFrom: around?.name ?? "") { return .own(type) }
        let methods = around.map { declarations.methods(name, of: $0) } ?? []
        let functions =
            methods.isEmpty ? declarations.globals(name).filter { $0.declaration.kind == .function } : methods
        if !functions.isEmpty { return result(of: functions) }
        return isOutside(name) && !Self.classesByName.contains(name) ? .outside(name) : .unknown
    }

    /// Functions that find a class by its name, which may be one of the target.
    private static let classesByName: Set = ["NSClassFromString", "objc_getClass", "objc_lookUpClass"]

    private static func makes(_ selector: String) -> Bool {
        ["alloc", "new", "class", "self", "copy"].contains(selector) || selector.hasPrefix("init")
    }

    /// The type that functions of a name hand back, if it is the same of all.
    private func result(of parts: [CodeType.Part]) -> Answer {
        let nodes = parts.map(trees.node)
        let results = Set(nodes.map { $0.writtenResult.map { $0.filter { !$0.isWhitespace } } })
        guard results.count == 1, let node = nodes.first else { return .unknown }
        return node.writtenResult.map { named($0, from: node) } ?? .unknown
    }
}

extension SyntaxNode {
    /// `Value` and `Other` of `<Value, Other: Equatable>` behind the name of a type or a function.
    fileprivate var genericParameters: [String] {
        guard isSwift, kind == .type || kind == .function else { return [] }
        let source = tree.text.text.source
        let start = namePlace.range.upperBound
        guard source.bytes[start...].first == UInt8(ascii: "<") else { return [] }
        let end = source.bytes[start...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "{") } ?? start
        return source.text(in: (start + 1)..<max(start + 1, end)).split(separator: ",").map { parameter in
            String(parameter.drop { $0 == " " }.prefix { $0 != ":" && $0 != " " })
        }
    }

    /// The type after the arrow of a function, or before the name of a method in Objective-C.
    fileprivate var writtenResult: String? {
        let body = child(.body)?.range.lowerBound ?? range.upperBound
        let source = tree.text.text.source
        let head = source.text(in: range.lowerBound..<body)
        guard isSwift else {
            guard let open = head.firstIndex(of: "("), let close = head[open...].firstIndex(of: ")") else { return nil }
            return String(head[head.index(after: open)..<close])
        }
        let behind = children(.parameter).last.map { source.text(in: $0.range.upperBound..<body) } ?? head
        guard let arrow = behind.firstRange(of: "->") else { return nil }
        let type = behind[arrow.upperBound...]
        return String(type.firstRange(of: " where ").map { type[..<$0.lowerBound] } ?? type)
    }
}

extension String {
    /// Whether it is spelled as types are.
    var isTypeName: Bool { first { $0 != "_" }?.isUppercase == true }

    /// `Manager` of `any Manager`, `weak Manager?`, `Manager *` and `Manager<Int>`; nil for what is no single type.
    var typeWithoutMarks: String? {
        let words = split { " \n\t*?!&".contains($0) }.map(String.init).filter { word in
            !word.hasPrefix("@") && !Self.marks.contains(word) && word.hasPrefix("__") == false
        }
        guard words.count == 1, let word = words.first, let first = word.first, first.isLetter || first == "_" else {
            return words.first.flatMap { $0.hasPrefix("Optional<") ? $0.dropFirst(9).description : nil }
        }
        if word.hasPrefix("Optional<"), word.hasSuffix(">") {
            return String(word.dropFirst("Optional<".count).dropLast()).typeWithoutMarks
        }
        let name = String(word.prefix { $0 != "<" })
        return name.contains { "([,".contains($0) } ? nil : name
    }

    private static let marks: Set = [
        "any", "some", "inout", "sending", "borrowing", "consuming", "weak", "strong", "nullable", "nonnull", "const",
        "_Nullable", "_Nonnull", "in", "out",
    ]
}
