import SyntaxReading

/// A declaration with its body, and what each call that may mean it asks of it: found out once, since in a large app thousands
/// of calls ask the same of those that share a name.
package final class DeclaredCode {
    package let node: SyntaxNode
    /// Whether no other file sees it.
    package private(set) lazy var isPrivate = node.isPrivate
    /// Nil where they can't be read.
    package private(set) lazy var parameters = Parameter.all(of: node)

    init(_ node: SyntaxNode) { self.node = node }

    /// A parameter as calls ask for it.
    package struct Parameter {
        package let label: String
        package let isVariadic: Bool
        /// Whether a call may leave it out.
        package let canBeLeftOut: Bool
        /// Whether its type is that of a function, or one that has a name.
        package let mayBeClosure: Bool

        fileprivate static func all(of function: SyntaxNode) -> [Parameter]? {
            let labels = function.declaration?.parameters.map(\.label) ?? []
            let nodes = function.children(.parameter)
            guard labels.count == nodes.count else { return nil }
            return zip(labels, nodes).map { label, node in
                let isVariadic = node.text.contains("...")
                return Parameter(
                    label: label, isVariadic: isVariadic, canBeLeftOut: isVariadic || node.child(.value) != nil,
                    mayBeClosure: node.mayBeClosure)
            }
        }
    }
}

extension SyntaxNode {
    fileprivate var mayBeClosure: Bool {
        let type = writtenType ?? ""
        return type.contains("->")
            || !["String", "Int", "Bool", "Double"].contains(type.filter { $0 != " " && $0 != "?" })
    }

    fileprivate var isPrivate: Bool {
        let extended = ancestors.first { $0.kind == .type }
        return isMarkedPrivate || extended?.declaration?.kind == .extension && extended?.isMarkedPrivate == true
    }

    private var isMarkedPrivate: Bool {
        let head = tree.text.text.source.text(in: range.lowerBound..<max(range.lowerBound, namePlace.range.lowerBound))
        return isSwift && head.split { $0.isWhitespace }.contains { $0 == "private" || $0 == "fileprivate" }
    }
}
