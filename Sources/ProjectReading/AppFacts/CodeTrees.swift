/// The trees of a target's files with all bodies, each made when it is first asked for, since most never are.
package final class CodeTrees {
    package let code: TargetCode
    /// The steps that may be taken to follow the code.
    package let budget: StepBudget
    private var trees: [Int: SyntaxTree] = [:]
    private var declared: [SyntaxNode: DeclaredCode] = [:]

    package init(_ code: TargetCode) {
        self.code = code
        budget = StepBudget(codeBytes: code.files.reduce(0) { $0 + $1.text.text.source.bytes.count })
    }

    package func tree(_ file: Int) -> SyntaxTree {
        if let tree = trees[file] { return tree }
        let tree = code.files[file].tree
        trees[file] = tree
        return tree
    }

    package func node(_ part: CodeType.Part) -> SyntaxNode { declared(part).node }

    /// A declaration as calls ask for it.
    package func declared(_ part: CodeType.Part) -> DeclaredCode {
        let outlined = part.declaration.node
        if let known = declared[outlined] { return known }
        let code = DeclaredCode(tree(part.file).node(like: outlined) ?? outlined)
        declared[outlined] = code
        return code
    }
}
