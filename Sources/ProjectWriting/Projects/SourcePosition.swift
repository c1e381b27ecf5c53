/// Where a project names a source.
package enum SourcePosition: Sendable {
    /// Nowhere: it lies in a folder that Xcode keeps in step with the files in it.
    case inFolder(String)
    case lines([Line])

    package struct Line: Hashable, Sendable {
        package let kind: ProjectRefusal.ProjectLine
        /// From 1.
        package let number: Int
    }

    /// - Parameters:
    ///   - path: of the source, from the root.
    ///   - entries: of the project file.
    ///   - bytes: the same as it is written.
    /// - Throws: what isn't found in the project.
    package init(of path: String, in entries: ProjectEntries, _ bytes: [UInt8]) throws(ProjectRefusal) {
        switch try NamedSource(path, in: entries) {
        case .inFolder(let folder): self = .inFolder(folder)
        case .entry(let entry, _): self = .lines(try EntryLines(entry, in: ProjectLines(bytes)).all)
        }
    }
}

/// A source that a project knows.
enum NamedSource {
    case inFolder(String)
    /// What the project says of it, and all identifiers that are taken.
    case entry(ProjectEntries.Entry, taken: Set<String>)

    init(_ path: String, in entries: ProjectEntries) throws(ProjectRefusal) {
        if let entry = entries.entry(of: path) {
            self = .entry(entry, taken: entries.identifiers)
        } else if let folder = entries.synchronizedFolder(of: path) {
            self = .inFolder(folder)
        } else {
            throw .notNamed(path)
        }
    }
}

/// The lines that a project has for one source, by their indices.
struct EntryLines {
    let reference: Int
    let child: Int
    let members: [Member]

    /// Those of one target that is built from it.
    struct Member {
        let phase: String
        let buildFile: Int
        let source: Int
    }

    init(_ entry: ProjectEntries.Entry, in lines: ProjectLines) throws(ProjectRefusal) {
        func found(_ index: Int?, _ kind: ProjectRefusal.ProjectLine) throws(ProjectRefusal) -> Int {
            guard let index else { throw .noLine(kind, of: entry.path) }
            return index
        }
        reference = try found(lines.object(entry.reference), .reference)
        child = try found(lines.item(entry.reference, of: "children", in: entry.group), .child)
        var members: [Member] = []
        for member in entry.members {
            members.append(
                Member(
                    phase: member.phase, buildFile: try found(lines.object(member.buildFile), .buildFile),
                    source: try found(lines.item(member.buildFile, of: "files", in: member.phase), .source)))
        }
        self.members = members
    }

    /// From the first to the last.
    var all: [SourcePosition.Line] {
        let kinds: [(ProjectRefusal.ProjectLine, Int)] =
            [(.reference, reference), (.child, child)]
            + members.flatMap { [(.buildFile, $0.buildFile), (.source, $0.source)] }
        return kinds.map { SourcePosition.Line(kind: $0, number: $1 + 1) }.sorted { $0.number < $1.number }
    }
}
