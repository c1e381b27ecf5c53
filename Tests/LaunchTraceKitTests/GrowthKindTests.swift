import Foundation
import GrowthKinds
import Testing

@testable import LaunchTraceKit
@testable import ProjectReading

/// The table of `make growth`, which itself runs for minutes.
struct GrowthKindTests {
    @Test func eachKindHasANameOfItsOwn() { #expect(Set(GrowthKind.all.map(\.name)).count == GrowthKind.all.count) }

    /// Those that are given no file, or no folder but Examples, can't take long.
    @Test func everyCommandThatReadsIsTried() {
        let others: [CommandName] = [.probe, .explain, .new, .examples, .schema, .completions, .help]
        let tried = Set(GrowthKind.all.compactMap(\.command.first))
        #expect(tried == Set(CommandName.allCases.filter { !others.contains($0) }.map(\.rawValue)))
    }

    @Test func everyLockFileIsTried() {
        let names = Set(GrowthKind.all.map(\.name))
        for lock in LockFile.allCases { #expect(names.contains("lock: " + lock.rawValue)) }
    }

    @Test(arguments: GrowthKind.all.map(\.name)) func eachKindGrows(_ name: String) throws {
        let kind = try #require(GrowthKind.all.first { $0.name == name })
        func bytes(_ size: Int) -> Int { kind.files(size).map { $0.key.utf8.count + $0.value.count }.reduce(0, +) }
        #expect(bytes(0) < bytes(8) && bytes(8) < bytes(16))
    }
}
