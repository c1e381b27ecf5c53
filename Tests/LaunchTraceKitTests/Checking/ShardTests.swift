import Testing

@testable import LaunchTraceKit

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
    let after = parts(items(["a/new.json"] + names), 5)
    #expect(after.map { $0.filter { $0 != "a/new.json" } } == before)
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

@Test func aShardIsANumberOfACount() {
    #expect(Shard("2/5") == Shard(number: 2, count: 5))
    #expect(Shard("1/1") == Shard(number: 1, count: 1))
}
