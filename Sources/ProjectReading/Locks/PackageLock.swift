/// `Package.resolved` of SwiftPM, in its three forms; a package bears the last part of its address.
enum PackageLock {
    static func versions(_ source: SourceText) throws(ProjectProblem) -> [LockedVersion] {
        let root = try JSONNode.lock(source)
        guard let pins = (root["pins"] ?? root["object"]?["pins"])?.items else {
            throw .malformedLock(source.name, .json)
        }
        return pins.compactMap { pin in
            guard let state = pin["state"], let name = name(of: pin) else { return nil }
            let known = ["version", "branch", "revision"].compactMap { state[$0] }.first { $0.text != nil }
            return known.flatMap { LockedVersion(name, locked: $0) }
        }
    }

    private static func name(of pin: JSONNode) -> String? {
        if let identity = pin["identity"]?.text { return identity.lowercased() }
        guard let address = pin["repositoryURL"]?.text, let last = address.split(separator: "/").last else {
            return nil
        }
        return (last.hasSuffix(".git") ? last.dropLast(4) : last).lowercased()
    }
}

extension JSONNode {
    /// The object that a lock file is.
    static func lock(_ source: SourceText) throws(ProjectProblem) -> JSONNode {
        let bytes = source.bytes.withoutByteOrderMark
        let root: JSONNode
        do throws(JSONProblem) { root = try JSONReader.read(source, in: bytes.startIndex..<bytes.endIndex) } catch {
            throw .malformedLock(source.name, .json)
        }
        guard root.members != nil else { throw .malformedLock(source.name, .json) }
        return root
    }

    var members: [JSONMember]? { if case .object(let members) = value { members } else { nil } }

    var items: [JSONNode]? { if case .list(let items) = value { items } else { nil } }

    var text: String? { if case .string(let text) = value { text } else { nil } }

    subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }
}

extension LockedVersion {
    init?(_ name: String, locked node: JSONNode) {
        guard let text = node.text else { return nil }
        self.init(name, locked: text, at: node.place)
    }
}
