/// `Podfile.lock`: the pods below `PODS:`, each as itself and as the pod that it is a part of.
enum PodLock {
    static func versions(_ source: SourceText) throws(ProjectProblem) -> [LockedVersion] {
        let pods = try pods(source)
        return pods.filter { $0.indent == pods.first?.indent }.flatMap { named($0, in: source) }
    }

    /// The pods that each pod asks for.
    static func dependencies(_ source: SourceText) throws(ProjectProblem) -> [String: [String]] {
        var dependencies: [String: [String]] = [:]
        var pod: String?
        let pods = try pods(source)
        for line in pods {
            guard let name = name(line)?.text else { continue }
            if line.indent == pods.first?.indent {
                pod = name
            } else if let pod {
                dependencies[pod, default: []].append(name)
            }
        }
        return dependencies
    }

    /// The lines below `PODS:`.
    private static func pods(_ source: SourceText) throws(ProjectProblem) -> ArraySlice<IndentedLine> {
        let lines = try IndentedLine.lines(of: source)
        guard lines.isEmpty || lines.contains(where: isHeading) else { throw .malformedLock(source.name, .lines) }
        guard let start = lines.firstIndex(where: { $0.indent == 0 && $0.text.text == "PODS:" }) else { return [] }
        return lines[(start + 1)...].prefix { $0.indent > 0 }
    }

    private static func isHeading(_ line: IndentedLine) -> Bool {
        line.indent == 0 && line.text.last == .colon || line.text.starts(with: Array("COCOAPODS:".utf8))
    }

    /// `- "GoogleUtilities/Logger (8.1.0)":`
    private static func named(_ line: IndentedLine, in source: SourceText) -> [LockedVersion] {
        guard let pod = pod(line), let name = name(line), pod.last == .rightParenthesis, name.count < pod.count else {
            return []
        }
        let version = pod[name.endIndex...].drop { $0 != .leftParenthesis }.dropFirst().dropLast()
        let names = Set([name.text, name.prefix { $0 != .slash }.text])
        return names.sorted().compactMap { LockedVersion($0, locked: version, in: source) }
    }

    /// What stands behind the dash.
    private static func pod(_ line: IndentedLine) -> ArraySlice<UInt8>? {
        guard line.text.first == .minus else { return nil }
        let pod = line.text.dropFirst().trimmed
        return (pod.last == .colon ? pod.dropLast() : pod).unquoted
    }

    /// The name of a pod without its version.
    private static func name(_ line: IndentedLine) -> ArraySlice<UInt8>? {
        guard let pod = pod(line) else { return nil }
        guard pod.last == .rightParenthesis, let open = pod.lastIndex(of: .leftParenthesis) else {
            return pod.isEmpty ? nil : pod
        }
        let name = pod[..<open].trimmed
        return name.isEmpty ? nil : name
    }
}
