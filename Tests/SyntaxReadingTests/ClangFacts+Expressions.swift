extension ClangFacts {
    mutating func operation(_ node: ClangNode) -> Bool {
        let parts = node.children
        switch node.kind {
        case "BinaryOperator", "CompoundAssignOperator":
            let isAssignment = node.kind == "CompoundAssignOperator" || node.text("opcode") == "="
            add(
                node,
                "\(isAssignment ? "assignment" : "binary") \(node.text("opcode")) \(span(parts[0])) \(span(parts[1]))")
        case "UnaryOperator":
            add(node, "\(node.flag("isPostfix") ? "postfix" : "prefix") \(node.text("opcode")) \(span(parts[0]))")
        case "UnaryExprOrTypeTraitExpr": add(node, "prefix \(node.name) \(span(parts.first))")
        case "CXXDeleteExpr": add(node, "prefix delete \(span(parts.first))")
        case "ConditionalOperator": add(node, "ternary \(span(parts[0])) \(span(parts[1])) \(span(parts[2]))")
        case "BinaryConditionalOperator":
            add(node, "ternary \(span(parts[0])) none \(span(parts.last))")
            visit([parts[0]] + parts.suffix(1))
            return true
        case "CStyleCastExpr", "ObjCBridgedCastExpr", "CompoundLiteralExpr", "CXXStaticCastExpr":
            add(node, "cast \(span(parts[0]))")
        case "ObjCPropertyRefExpr": add(node, "member of \(parts.isEmpty ? "class" : span(parts[0]))")
        case "MemberExpr": member(node, isFree: parts.first?.flag("implicit") ?? true)
        case "ObjCIvarRefExpr":
            member(node, isFree: node.flag("isFreeIvar"))
            if node.flag("isFreeIvar") { return true }
        case "ArraySubscriptExpr", "ObjCSubscriptRefExpr": add(node, "subscript \(span(parts[0])) \(span(parts[1]))")
        case "ParenExpr", "StmtExpr": add(node, "parentheses")
        default: return false
        }
        visit(parts.filter { !$0.flag("implicit") })
        return true
    }

    private mutating func member(_ node: ClangNode, isFree: Bool) {
        if isFree { add(node, "name") } else { add(node, "member of \(spanOfBase(node))") }
    }

    /// Without an arrow that is an operator of its own.
    private func spanOfBase(_ node: ClangNode) -> String {
        guard let base = node.children.first?.written, base.kind == "CXXOperatorCallExpr" else {
            return span(node.children.first)
        }
        return span(base.children.last)
    }

    mutating func operand(_ node: ClangNode) {
        switch node.kind {
        case "DeclRefExpr", "CXXThisExpr", "PredefinedExpr": add(node, "name")
        case "IntegerLiteral", "FloatingLiteral", "CharacterLiteral", "ObjCBoolLiteralExpr", "CXXBoolLiteralExpr",
            "CXXNullPtrLiteralExpr":
            add(node, "literal")
        case "ObjCStringLiteral", "StringLiteral": add(node, "string")
        case "ObjCBoxedExpr":
            let isEnclosed = node.children.first?.written.kind == "ParenExpr"
            add(node, isEnclosed ? "parentheses" : "literal")
            if isEnclosed { visit(node.children.flatMap(\.written.children)) }
        case "ObjCArrayLiteral":
            add(node, "array \(node.children.count)")
            visit(node.children)
        case "ObjCDictionaryLiteral":
            add(node, "dictionary \(node.children.count)")
            visit(node.children)
        case "InitListExpr":
            // A field in a field has a list of its own, which isn't written.
            if let start = node.start, source[start] == .leftBrace { add(node, "list") }
            visit(node.children)
        case "ObjCSelectorExpr": add(node, "selector \(node.text("selector"))")
        case "ObjCProtocolExpr", "ObjCEncodeExpr", "GenericSelectionExpr": add(node, "macro")
        case "ObjCAvailabilityCheckExpr": add(node, "availability")
        case "ImplicitValueInitExpr", "CXXDefaultArgExpr", "VAArgExpr", "GCCAsmStmt", "CXXCtorInitializer": break
        case "": break
        default: lines.insert("\(span(node)) of an unknown kind: \(node.kind)")
        }
    }
}
