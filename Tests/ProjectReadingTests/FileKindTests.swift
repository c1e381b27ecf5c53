import ProjectFixtures
import StructuredText
import Testing

@testable import ProjectReading

struct FileKindTests {
    struct Sample: CustomTestStringConvertible {
        let kind: FileKind
        let fitting: [String]
        let others: [String]

        var testDescription: String { "\(kind)" }

        static let all = [
            Sample(
                kind: .json, fitting: ["a.json", "L/App.JSON"], others: ["a", ".env", ".json", ".keys.json", "a.json5"]),
            Sample(kind: .recordedTimeline, fitting: ["a.timeline.txt"], others: ["a.txt", ".timeline.txt"]),
            Sample(
                kind: .propertyList, fitting: ["Info.plist", "App/App-Info.plist", "Info.plist.in"],
                others: [".env", ".env.plist", "plist", "Info", "Info.txt", "Info.plist/a", "App.entitlements"]),
            Sample(kind: .entitlements, fitting: ["A.entitlements", "A.plist"], others: [".env", ".entitlements"]),
            Sample(
                kind: .projectFile, fitting: ["A.xcodeproj/project.pbxproj"],
                others: ["project", "a.pbxproj", ".env", "project.yml", "A.swift"]),
            Sample(kind: .configuration, fitting: ["A.xcconfig"], others: [".xcconfig", "A.xcconfig.txt", "config"]),
            Sample(kind: .swift, fitting: ["A.swift"], others: ["A.m", "A.h", ".env", "swift"]),
            Sample(kind: .objectiveC, fitting: ["A.m", "A.mm"], others: ["A.h", "m", ".m"]),
            Sample(kind: .header, fitting: ["A.h"], others: ["A.m", ".h"]),
            Sample(
                kind: .named(".fvm/fvm_config.json"), fitting: [".fvm/fvm_config.json", "a/.fvm/fvm_config.json"],
                others: ["fvm_config.json", "a.fvm/fvm_config.json", ".fvm/a"]),
            Sample(
                kind: .named("yarn.lock"), fitting: ["yarn.lock", "a/yarn.lock"],
                others: ["ayarn.lock", "Podfile.lock"]),
        ]
    }

    @Test(arguments: Sample.all) func aNameSaysIt(_ sample: Sample) {
        for name in sample.fitting { #expect(sample.kind.fits(name), "\(name)") }
        for name in sample.others { #expect(!sample.kind.fits(name), "\(name)") }
    }

    /// Each part of a path, in whatever letters, and as a file, too; what merely begins like it is a folder like others.
    @Test func nothingInGitIsRead() throws {
        let inside = [".git/a.swift", "Kit/.git/a.swift", "Kit/.GIT/a.swift", ".git"]
        let folder = MemoryFolder(
            files: Dictionary(uniqueKeysWithValues: (inside + [".github/a.swift"]).map { ($0, "text") })
        ).folder
        for path in inside {
            #expect(throws: ProjectProblem.otherKind(path, .inGit)) { try folder.file(path, as: .swift) }
        }
        #expect(try folder.file(".github/a.swift", as: .swift) == Array("text".utf8))
        #expect(throws: ProjectProblem.otherKind("Kit/.git", .inGit)) { try folder.entries("Kit/.git") }
        #expect(throws: ProjectProblem.otherKind("a.m", .name(.swift))) { try folder.file("a.m", as: .swift) }
    }

    /// An optional file may be missing, and is told of where it is something else.
    @Test func anOptionalIncludeIsOfItsKindToo() throws {
        let folder = MemoryFolder(files: [
            "A.xcconfig": "#include? \"Gone.xcconfig\"\n#include? \"B.txt\"\n#include? \".git/config\"\n", "B.txt": "",
        ]).folder
        #expect(
            ConfigurationFile(folder, path: "A.xcconfig", projectFolder: "").unread.map(\.problem) == [
                .otherKind("B.txt", .name(.configuration)), .otherKind(".git/config", .inGit),
            ])
    }
}
