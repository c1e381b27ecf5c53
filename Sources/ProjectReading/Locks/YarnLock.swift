/// `yarn.lock`, of Yarn 1 and of later ones: a heading with what is demanded, and a version below it.
enum YarnLock {
    /// Of several versions of one library, the one that is demanded by the project itself comes first.
    static func versions(
        _ source: SourceText, demands: [String: String]
    ) throws(ProjectProblem) -> [LockedVersion] {
        var demanded: [LockedVersion] = []
        var others: [LockedVersion] = []
        var name: String?
        var isDemanded = false
        var indent: Int?
        let lines = try IndentedLine.lines(of: source)
        for line in lines {
            if line.indent == 0 {
                let heading = descriptors(line)
                name = heading.first?.name
                isDemanded = heading.contains { demands[$0.name] == $0.demand }
                indent = nil
                continue
            }
            if indent == nil { indent = line.indent }
            guard line.indent == indent, let version = version(line), let name,
                let locked = LockedVersion(name, locked: version, in: source)
            else { continue }
            if isDemanded { demanded.append(locked) } else { others.append(locked) }
        }
        guard lines.isEmpty || lines.contains(where: { $0.indent == 0 && $0.text.last == .colon }) else {
            throw .malformedLock(source.name, .lines)
        }
        return demanded + others
    }

    /// `expo@~54.0.0, "expo@npm:^54":` and the like; packages of the project itself are left out.
    private static func descriptors(_ line: IndentedLine) -> [(name: String, demand: String)] {
        guard line.text.last == .colon else { return [] }
        return line.text.dropLast().filter { $0 != .quote }[...].split(separator: .comma).compactMap { part in
            let text = part.trimmed.text
            guard let at = text.dropFirst().firstIndex(of: "@") else { return nil }
            let demand = text[text.index(after: at)...]
            guard !demand.hasPrefix("workspace:") else { return nil }
            return (String(text[..<at]), String(demand.hasPrefix("npm:") ? demand.dropFirst(4) : demand))
        }
    }

    /// `version "1.2.3"`, or with a colon.
    private static func version(_ line: IndentedLine) -> ArraySlice<UInt8>? {
        let words = line.text.split(maxSplits: 1) { $0.isBlank }
        guard words.count == 2, words[0].text == "version" || words[0].text == "version:" else { return nil }
        return words[1].trimmed.unquoted
    }
}
