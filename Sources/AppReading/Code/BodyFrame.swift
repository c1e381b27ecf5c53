/// A body that is being followed.
struct BodyFrame {
    let body: SyntaxNode
    /// The number of the class among the superclasses.
    let owner: Int
    private let timings: BodyTiming
    /// When the body as a whole happens.
    private let whole: Timing
    /// What is reached only with the URL of a file.
    var ofFiles: [Range<Int>]
    /// What conditions ask of the options.
    var payloads = PayloadsAround()
    private let scenes = MadeOnce<ScenesOfWindows>()

    init(body: SyntaxNode, owner: Int, timing: BodyTiming, whole: Timing, ofFiles: [Range<Int>]) {
        (self.body, self.owner, timings, self.whole, self.ofFiles) = (body, owner, timing, whole, ofFiles)
    }

    func timing(of node: SyntaxNode) -> Timing { whole.then(timings.timing(of: node)) }

    /// Whether something is a part of the body, and hangs on a condition there.
    func isOnCondition(_ node: SyntaxNode) -> Bool { node.ancestors.contains(body) && timing(of: node) == .onCondition }

    func isForFiles(_ node: SyntaxNode) -> Bool {
        let start = node.range.lowerBound
        return ofFiles.contains { $0.contains(start) }
    }

    /// What becomes of the windows that it makes.
    func scenesOfWindows(_ calls: CodeCalls) -> ScenesOfWindows { scenes { ScenesOfWindows(body, calls) } }
}
