/// Where windows get scenes, by what the windows are called there.
struct ScenesByName {
    /// A body that makes the window of a property: the scene that it sets is that window's.
    struct Making: Hashable {
        let body: SyntaxNode
        let name: String

        /// Nil without a body, or without a property.
        init?(_ node: SyntaxNode, _ name: String?) {
            guard let body = node.enclosingBody, let name else { return nil }
            (self.body, self.name) = (body, name)
        }
    }

    private struct Name: Hashable {
        let name: String
        /// The type whose property it is; nil for one of another object.
        let type: String?
    }

    private var places: [Name: Place] = [:]

    init(_ index: NodeIndex, _ code: TargetCode, besides makings: Set<Making>) {
        for node in ["windowScene", "setWindowScene"].flatMap({ index[$0] }) {
            guard let use = node.inMarks.parent,
                let window = (use.windowGivenScene ?? node.ownGivenScene)?.withoutMarks,
                let name = window == node ? "self" : window.lastName,
                Making(node, name).map({ !makings.contains($0) }) ?? true
            else { continue }
            let isOwn = window.kind == .name || window.child(.base)?.isNamed("self") == true
            let key = Name(name: name, type: isOwn ? code.name(ofTypeAt: node.place) : nil)
            places[key] = places[key] ?? node.namePlace
        }
    }

    func place(ofProperty name: String, in type: String?) -> Place? {
        places[Name(name: name, type: type)] ?? places[Name(name: name, type: nil)]
    }

    /// Where a class of windows gives itself one.
    func place(ofOwn type: String) -> Place? { places[Name(name: "self", type: type)] }
}

extension SyntaxNode {
    /// `windowScene = scene`, of the window of this class.
    fileprivate var ownGivenScene: SyntaxNode? {
        kind == .name && role == .left && parent?.kind == .assignment && parent?.child(.right)?.isNothing == false
            ? self : nil
    }
}
