/// A body that is being followed.
struct BodyFrame {
    let body: SyntaxNode
    /// The number of the class among the superclasses.
    let owner: Int
    private let timings: BodyTiming
    /// When the body as a whole happens.
    private let whole: Timing
    /// Whether it is reached only with the URL of a file.
    let isForFiles: Bool
    private let scenes = CachedValue<ScenesOfWindows>()

    init(body: SyntaxNode, owner: Int, timing: BodyTiming, whole: Timing, isForFiles: Bool) {
        (self.body, self.owner, timings, self.whole, self.isForFiles) = (body, owner, timing, whole, isForFiles)
    }

    var flow: ControlFlow { timings.flow }

    func timing(of node: SyntaxNode) -> Timing { whole.then(timings.timing(of: node)) }

    /// Whether something is a part of the body, and hangs on a condition there.
    func isOnCondition(_ node: SyntaxNode) -> Bool { node.ancestors.contains(body) && timing(of: node) == .onCondition }

    /// What becomes of the windows that it makes.
    func scenesOfWindows(_ calls: CodeCalls) -> ScenesOfWindows { scenes { ScenesOfWindows(body, calls) } }
}
