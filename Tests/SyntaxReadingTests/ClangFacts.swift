import Foundation

/// What clang says of a source, one line a fact; `ObjectiveCFacts` has the same lines.
struct ClangFacts {
    var lines: Set<String> = []
    /// The classes that are declared, which are no values where they get messages.
    private(set) var classes: Set<String> = []
    /// Where the source begins behind its stubs.
    private let base: Int
    let source: [UInt8]

    /// The stubs before a source, of which nothing is said, end at the base.
    init(_ root: ClangNode, of source: [UInt8], base: Int) {
        (self.source, self.base) = (source, base)
        for child in root.children { visit(child) }
    }

    func span(_ node: ClangNode?) -> String {
        guard let node = node?.written, let start = node.start, let last = node.last else { return "none" }
        return "\(start - base)-\(last - base)"
    }

    func spans(_ nodes: some Sequence<ClangNode>) -> String {
        "(" + nodes.filter { $0.written.kind != "CXXDefaultArgExpr" }.map(span).joined(separator: ", ") + ")"
    }

    mutating func add(_ node: ClangNode, _ fact: String) { lines.insert(span(node) + " " + fact) }

    mutating func add(at place: Int?, _ fact: String) { if let place { lines.insert("\(place - base) " + fact) } }

    mutating func visit(_ nodes: some Sequence<ClangNode>) { for node in nodes { visit(node) } }

    mutating func visit(_ node: ClangNode) {
        if node.kind.isEmpty { return }
        if node.kind == "ObjCInterfaceDecl" { classes.insert(node.name) }
        if node.isImplicit { return }
        let node = node.written
        if node.kind == "LinkageSpecDecl" || node.kind == "NamespaceDecl" { return visit(node.children) }
        guard let start = node.start, start >= base else { return }
        if declaration(node) { return }
        if node.isMacro { return add(at: start, "macro") }
        if !statement(node), !message(node), !operation(node) { operand(node) }
    }

    // MARK: - Declarations

    private mutating func declaration(_ node: ClangNode) -> Bool {
        switch node.kind {
        case "ObjCInterfaceDecl": container(node, "interface \(node.name)", [node.object("super").name])
        case "ObjCProtocolDecl": container(node, "protocol \(node.name)", [])
        case "ObjCCategoryDecl": container(node, "interface \(node.object("interface").name)(\(node.name))", [])
        case "ObjCImplementationDecl": container(node, "implementation \(node.name)", [])
        case "ObjCCategoryImplDecl":
            container(node, "implementation \(node.object("interface").name)(\(node.name))", [])
        case "ObjCMethodDecl":
            add(at: node.start, "method " + (node.flag("instance") ? "-" : "+") + node.name)
            // Variables of the body stand beside it, too.
            visit(node.children.filter { $0.kind == "ParmVarDecl" || $0.kind == "CompoundStmt" })
        case "FunctionDecl", "CXXMethodDecl", "CXXConstructorDecl", "CXXDestructorDecl", "CXXConversionDecl":
            function(node)
        case "VarDecl": variable(node)
        case "ParmVarDecl":
            if !node.name.isEmpty { add(at: node.place, "parameter \(node.name)") }
            // The default value of a declaration further up isn't written again.
            visit(node.children.filter { $0.start ?? 0 > node.place ?? 0 })
        case "ObjCIvarDecl", "FieldDecl", "ObjCPropertyDecl":
            if !node.flag("synthesized") && !node.flag("synthesize") { add(at: node.place, "variable \(node.name)") }
            if node.flag("hasInClassInitializer"), node.children.first?.kind != "InitListExpr" {
                add(at: node.place, "value \(span(node.children.first))")
            }
            visit(node.children)
        case "CXXRecordDecl": visit(node.children)
        case "RecordDecl", "EnumDecl", "TypedefDecl", "TypeAliasDecl", "ObjCPropertyImplDecl", "ObjCTypeParamDecl",
            "AccessSpecDecl", "BlockDecl", "UsingDirectiveDecl", "EmptyDecl", "ClassTemplateDecl",
            "FunctionTemplateDecl":
            break
        default: return node.kind.hasSuffix("Attr")
        }
        return true
    }

    private mutating func container(_ node: ClangNode, _ fact: String, _ parents: [String]) {
        // Declared by `@class` alone, which ends with the name.
        if node.last == node.place { return }
        let protocols = (node.json["protocols"] as? [[String: Any]] ?? []).map { ClangNode(json: $0).name }
        add(at: node.start, fact + ": " + (parents.filter { !$0.isEmpty } + protocols).joined(separator: ", "))
        visit(node.children)
    }

    private mutating func function(_ node: ClangNode) {
        guard node.children.contains(where: { $0.kind == "CompoundStmt" }), let place = node.place else { return }
        let isDestructor = node.kind == "CXXDestructorDecl"
        add(at: isDestructor ? place + 1 : place, "function \(node.name.filter { $0 != "~" })")
        visit(node.children)
    }

    private mutating func variable(_ node: ClangNode) {
        add(at: node.place, "variable \(node.name)")
        let value = node.children.last { !$0.kind.hasSuffix("Attr") }
        if ["c", "list"].contains(node.text("init")) { add(at: node.place, "value \(span(value))") }
        if node.text("init") == "call" { visit(value?.children ?? []) } else { visit(node.children) }
    }

    // MARK: - Statements

    private mutating func statement(_ node: ClangNode) -> Bool {
        let parts = node.children
        switch node.kind {
        case "CompoundStmt": add(node, "block")
        case "IfStmt":
            let (count, hasElse) = (parts.count, node.flag("hasElse"))
            guard count >= (hasElse ? 3 : 2) else { return false }
            let then = hasElse ? count - 2 : count - 1
            add(node, "if \(span(parts[then - 1])) \(span(parts[then])) \(hasElse ? span(parts[count - 1]) : "none")")
        case "ForStmt":
            guard parts.count == 5 else { return false }
            add(node, "for \(span(parts[2])) \(span(parts[3])) \(span(parts[4]))")
        case "ObjCForCollectionStmt": add(node, "for in \(span(parts[1])) \(span(parts[2]))")
        case "CXXForRangeStmt":
            add(node, "for range \(span(parts.last))")
            return range(parts)
        case "WhileStmt": add(node, "while \(span(parts[0])) \(span(parts[1]))")
        case "DoStmt": add(node, "repeat \(span(parts[0])) \(span(parts[1]))")
        case "SwitchStmt":
            add(node, "switch \(span(parts[0]))")
            visit(parts[0])
            parts[1].kind == "CompoundStmt" ? visit(parts[1].children) : visit(parts[1])
            return true
        case "CaseStmt": for pattern in parts.dropLast() { add(pattern, "case") }
        case "DefaultStmt": add(at: node.start, "default")
        case "ReturnStmt": add(node, "return \(span(parts.first))")
        case "BreakStmt", "ContinueStmt", "GotoStmt": add(node, "jump")
        case "DeclStmt", "LabelStmt", "NullStmt": break
        default: return objectiveCStatement(node)
        }
        visit(parts)
        return true
    }

    /// The loop's variable, what it runs over and its body, apart from what the compiler makes of them.
    private mutating func range(_ parts: [ClangNode]) -> Bool {
        let ranged = parts.flatMap(\.children).first { $0.name.hasPrefix("__range") }
        visit(ranged?.children ?? [])
        let variable = parts.dropLast().last?.children.first
        add(at: variable?.place, "variable \(variable?.name ?? "")")
        visit(parts.suffix(1))
        return true
    }

    private mutating func objectiveCStatement(_ node: ClangNode) -> Bool {
        let parts = node.children
        switch node.kind {
        case "ObjCAtTryStmt": add(node, "do")
        case "ObjCAtCatchStmt", "ObjCAtFinallyStmt": add(node, "handler")
        case "ObjCAtThrowStmt":
            parts[0].kind.isEmpty ? add(at: node.start, "throw") : add(node, "throw \(span(parts[0]))")
        case "ObjCAutoreleasePoolStmt":
            add(node, "autoreleasepool")
            visit(parts.flatMap(\.children))
            return true
        case "ObjCAtSynchronizedStmt":
            add(node, "synchronized \(span(parts[0]))")
            visit(parts[0])
            visit(parts[1].children)
            return true
        default: return false
        }
        visit(parts)
        return true
    }

    // MARK: - Calls

    private mutating func message(_ node: ClangNode) -> Bool {
        let parts = node.children
        switch node.kind {
        case "ObjCMessageExpr":
            let kind = node.text("receiverKind")
            let receiver = kind.hasPrefix("super") ? "super" : kind == "class" ? "class" : span(parts.first)
            add(
                node,
                "message \(node.text("selector")) to \(receiver) " + spans(parts.dropFirst(kind == "instance" ? 1 : 0)))
        case "CallExpr", "CXXMemberCallExpr": add(node, "call of \(span(parts.first)) " + spans(parts.dropFirst()))
        case "CXXOperatorCallExpr":
            operatorCall(node, parts[0].written.object("referencedDecl").name.dropFirst("operator".count))
            visit(parts.dropFirst())
            return true
        case "BlockExpr", "LambdaExpr":
            closure(node)
            return true
        case "CXXNewExpr":
            add(node, "new")
            visit(parts.flatMap(\.children))
            return true
        case "CXXConstructExpr": break
        default: return false
        }
        visit(parts)
        return true
    }

    /// What looks like an operator, a call or an arrow.
    private mutating func operatorCall(_ node: ClangNode, _ name: Substring) {
        let parts = node.children
        if name == "()" {
            add(node, "call of \(span(parts[1])) " + spans(parts.dropFirst(2)))
        } else if parts.count == 3 {
            add(node, "\(name == "=" ? "assignment" : "binary") \(name) \(span(parts[1])) \(span(parts[2]))")
        }
    }

    private mutating func closure(_ node: ClangNode) {
        let function =
            node.kind == "BlockExpr"
            ? node.children.first : node.children.first?.children.first { $0.name == "operator()" }
        let parameters = function?.children.filter { $0.kind == "ParmVarDecl" } ?? []
        add(node, "closure (" + parameters.map(\.name).joined(separator: ", ") + ")")
        visit(parameters)
        let body = (node.kind == "BlockExpr" ? function : node)?.children.last { $0.kind == "CompoundStmt" }
        visit(body?.children ?? [])
    }
}
