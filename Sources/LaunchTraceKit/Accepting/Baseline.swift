/// The findings that an app is known to have: how many of each kind at each declaration.
struct Baseline: Hashable, Sendable {
    /// The name of its file for messages.
    let name: String
    private let counts: [BaselineEntry: Int]
    private let places: [BaselineEntry: Place]
}

extension Baseline {
    /// What is found now.
    init(of entries: [BaselineEntry], named name: String) { self.init(name: name, counts: entries.counts, places: [:]) }

    /// Reads a file, or says everything that is wrong with it.
    init(reading text: SourceText) throws(Diagnostics) {
        let mistakes = Mistakes()
        var (counts, places) = ([BaselineEntry: Int](), [BaselineEntry: Place]())
        for file in Fields(try ScenarioReader.tree(text), of: .part("a baseline"), mistakes)?.members ?? [] {
            for member in Fields(file.value, of: .part(file.key), mistakes)?.members ?? [] {
                let entry = BaselineEntry(file: file.key, key: member.key)
                let code = String(member.key.prefix { $0 != " " })
                if !AcceptedFinding.isCode(code) { mistakes.add(.notACode(code), at: member.keyPlace) }
                counts[entry] = member.value.wholeNumber(upTo: Self.mostOfOne, mistakes)
                places[entry] = member.keyPlace
            }
        }
        guard mistakes.count == 0 else { throw mistakes.diagnostics }
        self.init(name: text.name, counts: counts, places: places)
    }

    /// More of one kind at one declaration than any app has.
    private static let mostOfOne = 1_000_000

    /// The text of its file: sorted, and a line for each, so that two changes to it merge as well as they can.
    var json: String {
        let files = Dictionary(grouping: counts.keys, by: \.file).sorted { $0.key < $1.key }
        let value = Value.object(
            files.map { file, entries in
                let members = entries.sorted { $0.key < $1.key }.map { Value.Member($0.key, .number(counts[$0] ?? 0)) }
                return Value.Member(file, .object(members))
            })
        return value.json(laidOut: .indented) + "\n"
    }

    /// The kinds of which there are no more than are known. All findings of other kinds are reported: which of them are new is unknown.
    func known(among found: [BaselineEntry]) -> Set<BaselineEntry> {
        Set(found.counts.filter { $0.value <= counts[$0.key] ?? 0 }.keys)
    }

    /// Warnings about baseline entries that are no longer found, in the order of the file.
    func noLongerFound(among found: [BaselineEntry], as severity: Severity) -> [Diagnostic] {
        let now = found.counts
        return counts.filter { $0.value > now[$0.key] ?? 0 }.keys.sorted { ($0.file, $0.key) < ($1.file, $1.key) }.map {
            entry in
            let left = now[entry].map { ", \(counts[entry] ?? 0) before and \($0) now" } ?? ""
            return Diagnostic(
                "baseline entry no longer found: \(entry.key) of \(entry.file)\(left); "
                    + "update it with --write-baseline", severity: severity, at: places[entry])
        }
    }
}

extension [BaselineEntry] {
    fileprivate var counts: [BaselineEntry: Int] {
        reduce(into: [:]) { counts, entry in counts[entry, default: 0] += 1 }
    }
}
