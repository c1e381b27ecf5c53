import ProjectFixtures
import ProjectReading
import TestSupport
import Testing

/// Folders that Xcode keeps in step with several targets, each with exceptions of its own.
struct SharedFolderTests {
    /// A target that has the folder, or only exceptions for it.
    private struct Member {
        let isOwn: Bool
        let excepted: Set<String>
        /// Files that it builds for macOS alone.
        let filtered: Set<String>

        /// As Xcode says it, file by file.
        func has(_ file: String) -> Bool {
            let parts = file.split(separator: "/")
            let isExcepted = parts.indices.contains { excepted.contains(parts[...$0].joined(separator: "/")) }
            return isExcepted != isOwn && !filtered.contains(file) || isOwn && file.hasSuffix(".h")
        }
    }

    @Test(arguments: 0..<200) func anAppHasWhatOneOfItsTargetsHas(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let files = Self.files(&random)
        let members = (0..<4).map { _ in Self.member(of: files, &random) }
        let folder = MemoryFolder(files: Self.project(files, members)).folder
        let target = try XcodeProject(folder, path: "A.xcodeproj").target(named: nil)
        let expected = files.filter { file in members.contains { $0.has(file) } }.map { "Code/" + $0 }.sorted()
        #expect((target.sources + target.headers).sorted() == expected)
        #expect(Set(target.sources).count == target.sources.count)
    }

    // MARK: - What there may be

    /// Names that stand beside each other, as those of a folder and of files that begin like it.
    private static func files(_ random: inout SeededGenerator) -> [String] {
        let names = ["a", "a-b", "a.b", "a0", "b", "é"]
        let endings = [".swift", ".swift.swift", ".m", ".h"]
        let paths = (0..<12).map { _ in
            let parts = (0...Int.random(in: 0...2, using: &random)).compactMap { _ in
                names.randomElement(using: &random)
            }
            return parts.joined(separator: "/") + (endings.randomElement(using: &random) ?? "")
        }
        return Set(paths).sorted()
    }

    private static func member(of files: [String], _ random: inout SeededGenerator) -> Member {
        let folders = files.flatMap { file in
            let parts = file.split(separator: "/")
            return parts.indices.map { parts[...$0].joined(separator: "/") }
        }
        func some(_ all: [String]) -> Set<String> {
            Set((0..<Int.random(in: 0...4, using: &random)).compactMap { _ in all.randomElement(using: &random) })
        }
        return Member(isOwn: .random(using: &random), excepted: some(folders), filtered: some(files))
    }

    private static func project(_ files: [String], _ members: [Member]) -> [String: String] {
        func list(_ words: some Sequence<String>) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
        let targets = members.enumerated().map { index, member in
            """
            t\(index) = {isa = PBXNativeTarget; name = T\(index); buildConfigurationList = list;
                productType = "com.apple.product-type.\(index == 0 ? "application" : "framework")";
                \(index == 0 ? "dependencies = (d1, d2, d3);" : "")
                fileSystemSynchronizedGroups = (\(member.isOwn ? "code" : "")); };
            d\(index) = {isa = PBXTargetDependency; target = t\(index); };
            e\(index) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = t\(index);
                membershipExceptions = (\(list(member.excepted)));
                platformFiltersByRelativePath = {\(member.filtered.map { "\"\($0)\" = (macos);" }.joined()) }; };
            """
        }
        let project = """
            { rootObject = root; objects = {
            root = {isa = PBXProject; mainGroup = code; targets = (t0, t1, t2, t3); };
            code = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = SOURCE_ROOT;
                exceptions = (e0, e1, e2, e3); };
            list = {isa = XCConfigurationList; buildConfigurations = (release); };
            release = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
            \(targets.joined(separator: "\n"))
            }; }
            """
        return Dictionary(uniqueKeysWithValues: files.map { ("Code/" + $0, "") }).merging([
            "A.xcodeproj/project.pbxproj": project
        ]) { $1 }
    }
}
