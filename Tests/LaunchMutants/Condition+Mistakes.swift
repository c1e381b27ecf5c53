import LaunchModel

/// Something that is almost right, and what is wrong with it.
struct Mistaken<Subject> {
    let change: String
    let subject: Subject

    func map<Other>(_ transform: (Subject) -> Other) -> Mistaken<Other> {
        Mistaken<Other>(change: change, subject: transform(subject))
    }
}

extension Condition {
    /// The condition with one of those denied that all have to hold, or with a bound of a version moved in any of them.
    var mistakes: [Mistaken<Condition>] {
        if case .all(let parts) = self { return Self.mistakes(in: parts) { $0.mistakes }.map { $0.map(Condition.all) } }
        if self == .always { return [] }
        return [Mistaken(change: "it must hold that \(statement.fails)", subject: .not(self))] + movedBounds
    }

    private var movedBounds: [Mistaken<Condition>] {
        if case .all(let parts) = self {
            return Self.mistakes(in: parts) { $0.movedBounds }.map { $0.map(Condition.all) }
        }
        if case .any(let parts) = self {
            return Self.mistakes(in: parts) { $0.movedBounds }.map { $0.map(Condition.any) }
        }
        if case .not(let part) = self { return part.movedBounds.map { $0.map(Condition.not) } }
        if case .os(let range) = self { return range.moved(of: "the system").map { $0.map(Condition.os) } }
        if case .sdk(let range) = self { return range.moved(of: "the SDK").map { $0.map(Condition.sdk) } }
        if case .deployment(let range) = self {
            return range.moved(of: "the deployment target").map { $0.map(Condition.deployment) }
        }
        return []
    }

    private static func mistakes(in parts: [Condition], _ mistakes: (Condition) -> [Mistaken<Condition>]) -> [Mistaken<
        [Condition]
    >] {
        parts.indices.flatMap { index in
            mistakes(parts[index]).map { mistake in
                mistake.map { part in
                    var parts = parts
                    parts[index] = part
                    return parts
                }
            }
        }
    }
}

extension VersionRange {
    /// The range with one of its bounds a version later or earlier.
    func moved(of subject: String) -> [Mistaken<VersionRange>] {
        runs.indices.flatMap { index in
            let run = runs[index]
            let changed =
                (run.from.map { $0.neighbours.map { Run(from: $0, before: run.before) } } ?? [])
                + (run.before.map { $0.neighbours.map { Run(from: run.from, before: $0) } } ?? [])
            return changed.map { run in
                var runs = runs
                runs[index] = run
                let range = VersionRange(runs: runs)
                return Mistaken(change: "\(subject) must be \(range.words)", subject: range)
            }
        }
    }
}

extension Version {
    /// The next version and the one before, as Apple counts them.
    fileprivate var neighbours: [Version] {
        [Version(major == 18 ? 26 : major + 1, minor, patch), Version(major == 26 ? 18 : major - 1, minor, patch)]
    }
}
