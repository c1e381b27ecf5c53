/// The trees of a target's files with all bodies, each made when it is first asked for, since most never are.
package final class CodeTrees {
    package let code: TargetCode
    private var trees: [Int: SyntaxTree] = [:]

    package init(_ code: TargetCode) {
        self.code = code
    }

    /// The tree of a file by its number.
    package func tree(_ file: Int) -> SyntaxTree {
        if let tree = trees[file] { return tree }
        let tree = code.files[file].tree
        trees[file] = tree
        return tree
    }

    /// A declaration with its body.
    package func node(_ part: CodeType.Part) -> SyntaxNode {
        tree(part.file).node(like: part.declaration.node) ?? part.declaration.node
    }
}
