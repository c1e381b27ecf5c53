/// An entry of a report: a bug with the launches that have it, or changed launches without a bug.
struct CheckEntry {
    /// The new finding that it begins with; nil for other changes.
    private(set) var bug: NewFinding?
    /// The new findings with the same cause.
    private(set) var consequences: [NewFinding] = []
    /// The results with the bug, and those with only its consequences, by what else they have in common.
    let groups: [AlikeResults]
    private(set) var otherGroups: [AlikeResults] = []
    /// The launches with the bug that an earlier entry reports.
    private(set) var elsewhere: [CheckItem] = []
}

extension [CheckResult] {
    /// The entries in the order of all reports: bugs, and then other faults, the worst first.
    var entries: [CheckEntry] {
        let causes = causes
        var owners: [Int: Int] = [:]
        for isDirect in [true, false] {
            for (number, cause) in causes.enumerated() {
                for index in isDirect ? cause.bug.results : cause.consequences.flatMap(\.results)
                where owners[index] == nil { owners[index] = number }
            }
        }
        var owned: [Int: [Int]] = [:]
        for index in indices { if let owner = owners[index] { owned[owner, default: []].append(index) } }
        let bugs = causes.enumerated().map { number, cause in
            let direct = withMostGoneFirst(cause.bug.results.filter { owners[$0] == number }.unique())
            let others = Set(owned[number] ?? []).subtracting(direct).sorted()
            return CheckEntry(
                bug: cause.bug.finding, consequences: cause.consequences.map(\.finding),
                groups: direct.map { self[$0] }.alike, otherGroups: others.map { self[$0] }.alike,
                elsewhere: cause.bug.results.filter { owners[$0] != number }.unique().map { self[$0].item })
        }
        let others = indices.filter { owners[$0] == nil }.map { self[$0] }.alike.map { CheckEntry(groups: [$0]) }
        return (bugs + others.sorted(by: \.rank)).sorted(by: \.severityRank)
    }

    /// The launch whose payload is lost before launches that only have the finding; equal ones keep their order.
    private func withMostGoneFirst(_ numbers: [Int]) -> [Int] {
        let byCount = Dictionary(grouping: numbers) { self[$0].change?.goneCount ?? 0 }
        return byCount.keys.sorted(by: >).flatMap { byCount[$0] ?? [] }
    }

    /// A new finding, and the results that have it.
    private struct Found {
        var finding: NewFinding
        var results: [Int]
    }

    /// The bugs of all launches, each with those that follow from it.
    private var causes: [(bug: Found, consequences: [Found])] {
        var found: [Found] = []
        var numbers: [NewFinding.Likeness: Int] = [:]
        for index in indices where !self[index].isRecorded {
            for bug in self[index].bugs {
                if let number = numbers[bug.likeness] {
                    found[number].results.append(index)
                    if NewFinding.precedes(bug, found[number].finding) { found[number].finding = bug }
                } else {
                    numbers[bug.likeness] = found.count
                    found.append(Found(finding: bug, results: [index]))
                }
            }
        }
        let order = found.map(\.finding).inOrderOfReport.compactMap { numbers[$0.likeness] }
        return order.map { found[$0] }.reduce(into: []) { causes, next in
            if let same = causes.firstIndex(where: { $0.bug.finding.isSame(as: next.finding) }) {
                if causes[same].bug.finding.isOfScenario { causes[same].bug.finding = next.finding }
                causes[same].bug.results += next.results
                return
            }
            let results = Set(next.results)
            let cause = causes.firstIndex { cause in
                let isElsewhere = !results.isSubset(of: cause.bug.results)
                return cause.bug.finding.explains(next.finding, isElsewhere: isElsewhere)
            }
            if let cause { causes[cause].consequences.append(next) } else { causes.append((next, [])) }
        }
    }
}

extension [CheckEntry] {
    /// The lowest number first; equal ones keep their order.
    fileprivate func sorted(by rank: (CheckEntry) -> Int) -> [CheckEntry] {
        let ranks = map(rank)
        return Set(ranks).sorted().flatMap { rank in indices.filter { ranks[$0] == rank }.map { self[$0] } }
    }
}

extension CheckEntry {
    /// The rank of its fault.
    fileprivate var rank: Int { groups.first?.first.faults.first?.rank ?? .max }

    /// The rank of the worst that it reports.
    fileprivate var severityRank: Int {
        let faults = bug == nil ? groups.flatMap(\.first.faults) : problems
        return faults.compactMap { Severity.allCases.firstIndex(of: $0.severity) }.min() ?? .max
    }
}

extension CheckEntry {
    /// The results that it reports.
    var results: [CheckResult] { (groups + otherGroups).flatMap { [$0.first] + $0.others } }

    /// What is printed below its first line.
    var sentences: [String] {
        (bug?.finding.account ?? []) + groups.map(\.sentence) + consequences.map { "also \($0.title): \($0.headline)" }
            + otherGroups.map(\.sentence) + (elsewhere.isEmpty ? [] : ["also in \(elsewhere.names)"])
    }

    /// The problems for reports: that of the bug, or those of the first result, which name the others.
    var problems: [Problem] {
        guard let bug else { return groups.flatMap(\.problems) }
        let finding = bug.finding.problem
        let isMore = (groups + otherGroups).contains { !$0.first.sentencesBesidesBugs.isEmpty }
        var problem = Problem(
            severity: isMore ? .error : finding.severity, type: bug.title, rule: finding.rule,
            title: bug.finding.heading, subject: bug.finding.heading, sentences: sentences, location: finding.location,
            identity: [bug.likeness.kind.code, bug.likeness.cause.file, bug.likeness.words], rank: -1)
        problem.namesLocation = true
        problem.related =
            finding.related
            + consequences.map { .init(text: $0.finding.heading, location: Location($0.finding.placeInFile)) }
            + results.compactMap { result in result.change.map { .init(text: result.item.path, location: $0.location) }
            }
        problem.patch = groups.first?.first.change?.patch
        return [problem]
    }
}

/// A result, and the others with the same text.
struct AlikeResults {
    let first: CheckResult
    fileprivate(set) var others: [CheckResult] = []

    /// The problems of the first, which name the others.
    fileprivate var problems: [Problem] {
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

    /// `changed: Launches/cold.json, warm (gone: sceneDidBecomeActive(_:))`
    fileprivate var sentence: String {
        let changes = first.sentencesBesidesBugs
        let more = changes.count > Self.shownChanges ? ["and \(changes.count - Self.shownChanges) more"] : []
        let shown = (changes.prefix(Self.shownChanges) + more).joined(separator: "; ")
        let fault = first.faults.first?.type ?? ""
        return "\(fault): \(([first] + others).map(\.item).names)" + (shown.isEmpty ? "" : " (\(shown))")
    }

    private static let shownChanges = 3
}

extension [CheckItem] {
    /// `Launches/url-cold.json, icon-cold and 4 more`
    fileprivate var names: String {
        guard let first else { return "" }
        let others = dropFirst().map { $0.name(beside: first) }
        let shown = others.count > Self.namedOthers ? others.prefix(1) : others[...]
        let rest = others.count - shown.count
        return ([first.path] + shown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private static var namedOthers: Int { 4 }
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
    /// The common part of similar results.
    fileprivate enum Likeness: Hashable {
        case change(CheckFault, isRecorded: Bool, [NewFinding.Likeness], ChangeLikeness)
        /// The scenarios can't be read for the same reason, such as a file that both name.
        case unreadable(reason: String)
    }

    /// Nil for results that are never grouped.
    fileprivate var likeness: Likeness? {
        switch verdict {
        case .changed(let change): likeness(.changed, change)
        case .unanalyzed(let change): likeness(.unanalyzed, change)
        case .stale(let change): likeness(.stale, change)
        case .unreadable(let failure) where failure.isInvalid: .unreadable(reason: failure.cause)
        case .asRecorded, .sameLaunch, .missing, .orphaned, .unreadable, .linted, .app, .noScenario: nil
        }
    }

    /// Bugs are entries of their own, and so only what is recorded differs by them.
    private func likeness(_ fault: CheckFault, _ change: TimelineChange) -> Likeness {
        let findings = change.findings.filter { isRecorded || !$0.isBug }
        return .change(fault, isRecorded: isRecorded, findings.map(\.likeness), change.likeness)
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
