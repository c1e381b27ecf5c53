/// What the handler of a SwiftUI modifier does with what it gets.
enum HandlerUse: Equatable {
    case used, ignored
    /// With the reason, as a part of a sentence.
    case unknown(String)

    private static let handed = HandlerUse.unknown("passes it to a function")

    var reason: String? { if case .unknown(let reason) = self { reason } else { nil } }

    /// Reads the last argument of a modifier: a closure, or a function of the view.
    init(_ call: SyntaxCall, _ kind: PayloadKind, _ reader: DelegateReader) {
        let view = reader.source.code.name(ofTypeAt: call.node.place).flatMap { reader.source.code.type($0) }
        guard let handler = call.values.last, let function = Self.function(handler, of: view, reader.trees) else {
            self = Self.handed
            return
        }
        var walk = BodyWalk(
            reader.reading, helpers: ClassHelpers([view].compactMap(\.self), reader.trees), framework: nil,
            followsSetup: false)
        // Without a parameter the payload is `$0`.
        walk.follow(function, of: 0, roles: [function.child(.parameter) ?? function: .payload(kind)])
        if let doubt = walk.done.doubt(of: .everything) ?? walk.done.doubt(of: .options) {
            self = .unknown(doubt.reason)
        } else if walk.done.takes {
            self = .used
        } else {
            self = walk.done.payloadDoubt.map { .unknown($0.reason) } ?? .ignored
        }
    }

    /// The closure, or what `perform: open` and `perform: self.open` name, if it is one of the view's.
    private static func function(_ handler: SyntaxNode, of view: CodeType?, _ trees: CodeTrees) -> SyntaxNode? {
        if handler.kind == .closure { return handler }
        guard let base = handler.lastName, handler.child(.base).map({ $0.isNamed("self") }) ?? true else { return nil }
        let functions = view?.methods.filter { $0.declaration.hasBaseName(base) } ?? []
        return functions.count == 1 ? functions.first.map(trees.node) : nil
    }
}
