/// A result, and the others with the same text.
struct AlikeResults {
    let first: CheckResult
    var others: [CheckResult] = []

    /// The problems of the first, which name the others.
    var problems: [Problem] {
        first.problems.map { problem in
            var problem = problem
            problem.alike = alike
            return problem
        }
    }

    /// `changed alike: url-http-cold and 4 more`; nil where no other is.
    var alikeSentence: String? { first.problems.first.flatMap { alike.sentence(of: $0.type) } }

    private var alike: [Problem.Alike] {
        others.map { Problem.Alike(name: $0.item.name(beside: first.item), location: $0.problems.first?.location) }
    }
}

extension [CheckResult] {
    /// Groups similar results, at the position of the first.
    var alike: [AlikeResults] {
        var groups: [AlikeResults] = []
        var indices: [CheckResult.Likeness: Int] = [:]
        for result in self {
            if let likeness = result.likeness, let index = indices[likeness] {
                groups[index].others.append(result)
            } else {
                if let likeness = result.likeness { indices[likeness] = groups.count }
                groups.append(AlikeResults(first: result))
            }
        }
        return groups
    }
}

extension CheckResult {
    /// What makes the results of two scenarios one.
    fileprivate enum Likeness: Hashable {
        case change(CheckFault, isRecorded: Bool, ChangeLikeness)
        /// They can't be read for the same reason, which is in a file that both name, or is that file.
        case unreadable(reason: String)
    }

    /// Nil of what has nothing to be alike in.
    fileprivate var likeness: Likeness? {
        switch verdict {
        case .changed(let change): .change(.changed, isRecorded: isRecorded, change.likeness)
        case .unanalyzed(let change): .change(.unanalyzed, isRecorded: isRecorded, change.likeness)
        case .stale(let change): .change(.stale, isRecorded: isRecorded, change.likeness)
        case .unreadable(let failure) where failure.isInvalid: .unreadable(reason: failure.cause)
        case .asRecorded, .sameLaunch, .missing, .orphaned, .unreadable, .linted, .app, .noScenario: nil
        }
    }
}

extension CheckItem {
    /// `url-http-cold` in the folder of the other, else its path.
    fileprivate func name(beside other: CheckItem) -> String {
        guard path.folderPath == other.path.folderPath else { return path }
        let name = path.lastPathPart
        return name.hasSuffix(CheckedName.scenario) ? String(name.dropLast(CheckedName.scenario.count)) : name
    }
}
