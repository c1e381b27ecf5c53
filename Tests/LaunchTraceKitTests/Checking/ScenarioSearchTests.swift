import Testing

@testable import LaunchTraceKit

private func found(_ paths: [String], _ files: SampleFiles) -> [String] {
    ScenarioSearch.items(below: paths, files.access).map { "\($0.kind.word) \($0.path) (\($0.name))" }
}

extension CheckItem.Kind {
    fileprivate var word: String {
        switch self {
        case .scenario: "scenario"
        case .anyJSON: "JSON"
        case .orphanedTimeline: "timeline"
        case .unreachable(let problem): problem.reason + ":"
        }
    }
}

private let files = SampleFiles(
    [
        "L/b.json": "", "L/a/x.json": "", "L/a.json": "", "L/a-b/x.json": "", "L/B.json": "",
        "L/deep/er/still.json": "", "L/b.timeline.txt": "", "L/gone.timeline.txt": "", "L/deep/gone.timeline.txt": "",
        "L/notes.txt": "", "L/.unreachable/x.json": "", "L/.x.json": "", "L/node_modules/x.json": "",
        "L/.build/x.timeline.txt": "", "L/locked/x.json": "", "top.json": "",
    ], forbidden: ["L/locked"])

private let all = [
    "JSON L/B.json (B.json)", "JSON L/a-b/x.json (a-b/x.json)", "JSON L/a.json (a.json)", "JSON L/a/x.json (a/x.json)",
    "JSON L/b.json (b.json)", "JSON L/deep/er/still.json (deep/er/still.json)",
    "timeline L/deep/gone.timeline.txt (deep/gone.json)", "timeline L/gone.timeline.txt (gone.json)",
    "permission denied: L/locked (locked)",
]

@Test(arguments: [["L"], ["L/"], ["L", "L"], ["L", "L/a", "L/deep/"]]) func everythingBelowAFolderIsFoundOnce(
    _ paths: [String]
) { #expect(found(paths, files) == all) }

@Test func aFileIsTakenAtItsWord() {
    #expect(found(["L/b.json"], files) == ["scenario L/b.json (b.json)"])
    #expect(found(["L/.x.json"], files) == ["scenario L/.x.json (.x.json)"])
    #expect(found(["L/b.timeline.txt"], files) == ["scenario L/b.json (b.json)"])
    #expect(found(["L/gone.timeline.txt"], files) == ["timeline L/gone.timeline.txt (gone.json)"])
    #expect(found(["./top.json", "top.json"], files) == ["scenario top.json (top.json)"])
}

@Test func aFolderThatSomebodyNamesIsLookedInto() {
    #expect(found(["L/.unreachable"], files) == ["JSON L/.unreachable/x.json (x.json)"])
    #expect(found(["L/node_modules"], files) == ["JSON L/node_modules/x.json (x.json)"])
}

@Test func theWorkingFolderHasNoName() {
    #expect(
        found(["."], SampleFiles(["a.json": "", "b/c.json": ""])) == [
            "JSON a.json (a.json)", "JSON b/c.json (b/c.json)",
        ])
}

@Test func namesThatLookTheSameAreTwo() {
    let (one, two) = ("L/\u{E9}.json", "L/e\u{301}.json")
    let access = FileAccess(
        readFile: { _ in [] }, readStandardInput: { [] },
        listFolder: { _ in [one, two].map { FolderEntry(String($0.dropFirst(2)), .file) } })
    #expect(
        ScenarioSearch.items(below: ["L"], access).map { Array($0.path.utf8) } == [Array(two.utf8), Array(one.utf8)])
}

@Test func whatHasNoProperNameIsTold() {
    let problem = FileProblem(reason: "its name is not UTF-8")
    let access = FileAccess(
        readFile: { _ in [] }, readStandardInput: { [] },
        listFolder: { _ in
            [
                FolderEntry("a\u{FFFD}.json", .file, problem: problem),
                FolderEntry("b\u{FFFD}", .folder, problem: problem),
                FolderEntry("c\u{FFFD}.txt", .file, problem: problem),
                FolderEntry(".\u{FFFD}", .folder, problem: problem),
            ]
        })
    #expect(ScenarioSearch.items(below: ["L"], access).map(\.path) == ["L/a\u{FFFD}.json", "L/b\u{FFFD}"])
}

private func items(_ names: some Sequence<String>) -> [CheckItem] {
    names.map { CheckItem(path: "/somewhere/\($0)", kind: .anyJSON, name: $0) }
}

private func parts(_ items: [CheckItem], _ count: Int) -> [[String]] {
    (1...count).map { number in items.filter(Shard(number: number, count: count).contains).map(\.name) }
}

private let names = (0..<500).map { "f\($0 % 7)/cold-\($0).json" }

@Test(arguments: [1, 2, 3, 5, 16]) func everyItemIsInOneShard(count: Int) {
    let parts = parts(items(names), count)
    #expect(parts.flatMap(\.self).sorted() == names.sorted())
    #expect(parts.allSatisfy { $0.count > 500 / count / 2 })
}

@Test func aShardStaysAsItIsWhenAnItemIsAdded() {
    let before = parts(items(names), 5)
    #expect(parts(items(["a/new.json"] + names), 5).map { $0.filter { $0 != "a/new.json" } } == before)
}

/// A change would move the scenarios of everybody between their machines.
@Test func shardsAreTheSameInEveryVersion() {
    #expect(
        parts(items(["a.json", "b.json", "c/a.json", "c/d/e.json", "Größe.json"]), 3) == [
            [], ["b.json", "c/a.json"], ["a.json", "c/d/e.json", "Größe.json"],
        ])
}

@Test func shardsShareAFolderWhereverItIs() {
    let cold = #"{ "name": "Cold", "events": [{ "event": "tapIcon" }] }"#
    let names = (0..<20).map { "\($0).json" }
    for folder in ["L", "/home/me/L", "."] {
        let start = folder == "." ? "" : folder + "/"
        var files = Dictionary(uniqueKeysWithValues: names.map { (start + $0, cold) })
        files[start + "gone.timeline.txt"] = ""
        let access = SampleFiles(files)
        let shards = (1...3).map { access.outcome("check", folder, "--shard", "\($0)/3").stdout }
        let lines = shards.map { $0.split(separator: "\n").dropLast().map { $0.replacing(" \(start)", with: " ") } }
        #expect(lines.flatMap(\.self).count == 21)
        #expect(lines.map(\.count) == [6, 9, 6])
    }
}

@Test(arguments: [
    "", "2", "2/", "/5", "0/5", "6/5", "1/0", "-1/5", "+1/5", "1/5/9", "a/b", "1 /5", "1/99999999999999999999",
]) func whatIsNoShardIsRefused(_ text: String) { #expect(Shard(text) == nil) }
