/// Which code that chooses the configurations of scenes the app can run: that of its own delegate, and not of others.
struct DelegateCode {
    private let unmade: Set<String>
    /// The classes whose method UIKit calls; nil where each may be one, or the method is passed on to others.
    private let line: Set<String>?
    private let code: TargetCode

    init(of entry: EntryPoint, unmade: Set<String>, _ index: NodeIndex, _ code: TargetCode) {
        (self.unmade, self.code) = (unmade, code)
        let isPassedOn = index["application"].contains { node in
            node.callOfIt?.argument("configurationForConnecting") != nil
                || node.name?.hasPrefix("application:configurationForConnectingSceneSession:") == true
                    && node.role == .callee
        }
        let type = entry.doubt == nil ? entry.delegate.flatMap { code.type($0) } : nil
        line = isPassedOn ? nil : type.map { Set(code.withSuperclasses($0).map(\.name)) }
    }

    func isUsed(_ node: SyntaxNode) -> Bool {
        guard let type = code.name(ofTypeAt: node.place) else { return true }
        if unmade.contains(type) { return false }
        return node.configurationMethod == nil || line?.contains(type) ?? true
    }
}
