/// `Podfile.lock`: the pods below `PODS:`, each as itself and as the pod that it is a part of.
enum PodLock {
    static func versions(_ source: SourceText) throws(ProjectProblem) -> [LockedVersion] {
        let lines = try IndentedLine.lines(of: source)
        guard lines.isEmpty || lines.contains(where: isHeading) else { throw .malformedLock(source.name, .lines) }
        guard let start = lines.firstIndex(where: { $0.indent == 0 && $0.text.text == "PODS:" }) else { return [] }
        let pods = lines[(start + 1)...].prefix { $0.indent > 0 }
        return pods.filter { $0.indent == pods.first?.indent }.flatMap { named($0, in: source) }
    }

    private static func isHeading(_ line: IndentedLine) -> Bool {
        line.indent == 0 && line.text.last == .colon || line.text.starts(with: Array("COCOAPODS:".utf8))
    }

    /// `- "GoogleUtilities/Logger (8.1.0)":`
    private static func named(_ line: IndentedLine, in source: SourceText) -> [LockedVersion] {
        guard line.text.first == .minus else { return [] }
        var pod = line.text.dropFirst().trimmed
        if pod.last == .colon { pod = pod.dropLast() }
        pod = pod.unquoted
        guard pod.last == .rightParenthesis, let open = pod.lastIndex(of: .leftParenthesis) else { return [] }
        let name = pod[..<open].trimmed
        guard !name.isEmpty else { return [] }
        let version = pod[(open + 1)...].dropLast()
        let names = Set([name.text, name.prefix { $0 != .slash }.text])
        return names.sorted().compactMap { LockedVersion($0, locked: version, in: source) }
    }
}
