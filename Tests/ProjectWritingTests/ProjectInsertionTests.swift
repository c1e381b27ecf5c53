import ProjectFixtures
import ProjectWriting
import Testing

struct ProjectInsertionTests {
    private static let file = "App.xcodeproj/project.pbxproj"

    /// Two apps and their tests, which are built of the same app delegate.
    private static let project = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjects = {
        \t\tB1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
        \t\tB2 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; platformFilters = (ios, ); };
        \t\tB3 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
        \t\tB4 /* Old.m in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Old.m */; settings = {COMPILER_FLAGS = "-fno-objc-arc"; }; };
        \t\tF1 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        \t\tF2 /* Old.m */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.c.objc; name = Old.m; path = "Old Code/Old.m"; sourceTree = SOURCE_ROOT; };
        \t\tG0 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tG1 /* Code */,
        \t\t\t\tF2 /* Old.m */,
        \t\t\t\tG2 /* Kept */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tG1 /* Code */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tF1 /* AppDelegate.swift */,
        \t\t\t);
        \t\t\tpath = Code;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tG2 /* Kept */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Kept; sourceTree = "<group>"; };
        \t\tP0 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tmainGroup = G0;
        \t\t\ttargets = (T1, T2, T3);
        \t\t};
        \t\tS1 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t\tB1 /* AppDelegate.swift in Sources */,
        \t\t\t\tB4 /* Old.m in Sources */,
        \t\t\t);
        \t\t};
        \t\tS2 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t\tB2 /* AppDelegate.swift in Sources */,
        \t\t\t);
        \t\t};
        \t\tS3 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t\tB3 /* AppDelegate.swift in Sources */,
        \t\t\t);
        \t\t};
        \t\tT1 = {isa = PBXNativeTarget; name = One; productType = "com.apple.product-type.application"; buildPhases = (S1); };
        \t\tT2 = {isa = PBXNativeTarget; name = Two; productType = "com.apple.product-type.application"; buildPhases = (S2); };
        \t\tT3 = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S3); };
        \t};
        \trootObject = P0 /* Project object */;
        }

        """

    private static func insertion(of names: [String], beside path: String, in text: String = project) throws -> (
        count: Int, lines: [String], text: String
    ) {
        let insertion = try ProjectInsertion(of: names, beside: path, in: Array(text.utf8), file: file)
        guard case .lines(let count, let new) = insertion else { return (0, [], text) }
        var rest = text.utf8.split(separator: 0x0A).compactMap { String($0) }[...]
        let added = new.utf8.split(separator: 0x0A).compactMap { String($0) }.filter { line in
            if rest.first == line { rest.removeFirst() } else { return true }
            return false
        }
        #expect(rest.isEmpty, "all old lines are there, in their order")
        return (count, added, new)
    }

    /// The identifiers by which the new file is told from others.
    private static func identifiers(_ lines: [String]) throws -> [String] {
        let found = lines.compactMap { $0.firstMatch(of: /[0-9A-F]{24}/).map { String($0.0) } }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    @Test func everyAppThatHasTheAppDelegateGetsTheFile() throws {
        let (count, lines, text) = try Self.insertion(of: ["SceneDelegate.swift"], beside: "Code/AppDelegate.swift")
        let ids = try Self.identifiers(lines)
        try #require(ids.count == 3)
        let (first, second, file) = (ids[0], ids[1], ids[2])
        #expect(count == 6)
        #expect(
            lines == [
                "\t\t\(first) /* SceneDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = \(file) "
                    + "/* SceneDelegate.swift */; };",
                "\t\t\(second) /* SceneDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = \(file) "
                    + "/* SceneDelegate.swift */; platformFilters = (ios, ); };",
                "\t\t\(file) /* SceneDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                    + "path = SceneDelegate.swift; sourceTree = \"<group>\"; };",
                "\t\t\t\t\(file) /* SceneDelegate.swift */,", "\t\t\t\t\(first) /* SceneDelegate.swift in Sources */,",
                "\t\t\t\t\(second) /* SceneDelegate.swift in Sources */,",
            ])
        #expect(try Self.insertion(of: ["SceneDelegate.swift"], beside: "Code/AppDelegate.swift").text == text)
        let both = ["Code/AppDelegate.swift", "Code/SceneDelegate.swift"]
        let sources = try Self.sources(text)
        #expect(sources.0 == both + ["Old Code/Old.m"] && sources.1 == both)
    }

    /// The sources of both apps, as the project's reader finds them.
    private static func sources(_ text: String) throws -> ([String], [String]) {
        let project = try XcodeProject(MemoryFolder(files: [file: text]).folder, path: "App.xcodeproj")
        return (try project.target(named: "One").sources, try project.target(named: "Two").sources)
    }

    @Test func aHeaderIsNoSource() throws {
        let (count, lines, text) = try Self.insertion(
            of: ["SceneDelegate.h", "SceneDelegate.m"], beside: "Old Code/Old.m",
            in: Self.project.replacing("\n", with: "\r\n"))
        let ids = try Self.identifiers(lines)
        try #require(ids.count == 3)
        let (source, header, file) = (ids[0], ids[1], ids[2])
        let end = "sourceTree = SOURCE_ROOT; };\r"
        #expect(count == 6)
        #expect(
            lines == [
                "\t\t\(source) /* SceneDelegate.m in Sources */ = {isa = PBXBuildFile; fileRef = \(file) "
                    + "/* SceneDelegate.m */; };\r",
                "\t\t\(header) /* SceneDelegate.h */ = {isa = PBXFileReference; fileEncoding = 4; "
                    + "lastKnownFileType = sourcecode.c.h; name = SceneDelegate.h; "
                    + "path = \"Old Code/SceneDelegate.h\"; \(end)",
                "\t\t\(file) /* SceneDelegate.m */ = {isa = PBXFileReference; fileEncoding = 4; "
                    + "lastKnownFileType = sourcecode.c.objc; name = SceneDelegate.m; "
                    + "path = \"Old Code/SceneDelegate.m\"; \(end)", "\t\t\t\t\(header) /* SceneDelegate.h */,\r",
                "\t\t\t\t\(file) /* SceneDelegate.m */,\r", "\t\t\t\t\(source) /* SceneDelegate.m in Sources */,\r",
            ])
        #expect(try Self.sources(text).0.contains("Old Code/SceneDelegate.m"))
    }

    @Test func identifiersThatAreTakenAreMadeAnew() throws {
        let names = ["SceneDelegate.swift"]
        let first = try Self.insertion(of: names, beside: "Code/AppDelegate.swift")
        let second = try Self.insertion(of: names, beside: "Code/AppDelegate.swift", in: first.text)
        #expect(Set(try Self.identifiers(first.lines)).isDisjoint(with: try Self.identifiers(second.lines)))
    }

    @Test func withoutCommentsThereAreNone() throws {
        let text = Self.project.replacing(/\ \/\* [^*]+ \*\//, with: "")
        let lines = try Self.insertion(of: ["SceneDelegate.swift"], beside: "Code/AppDelegate.swift", in: text).lines
        #expect(lines.count == 6 && !lines.joined().contains("/*"))
    }

    @Test func aFolderThatIsKeptInStepNeedsNoLine() throws {
        let insertion = try ProjectInsertion(
            of: ["SceneDelegate.swift"], beside: "Kept/App/AppDelegate.swift", in: Array(Self.project.utf8),
            file: Self.file)
        #expect(insertion == .inFolder("Kept"))
    }

    @Test(arguments: [
        (
            Self.project, "Other/AppDelegate.swift",
            "neither a group nor the sources of an app contain Other/AppDelegate.swift"
        ),
        (
            Self.project.replacing("\t\t\t\tF1 /* AppDelegate.swift */,\n\t\t\t);", with: "F1);"),
            "Code/AppDelegate.swift", "AppDelegate.swift has no line of its own in its group"
        ),
        (
            Self.project.replacing("\t\t\t\tB2 /* AppDelegate.swift in Sources */,", with: "B2"),
            "Code/AppDelegate.swift", "AppDelegate.swift has no line of its own in the sources of the app"
        ),
        (
            Self.project.replacing("B1 /* AppDelegate.swift in Sources */ = {", with: "B1 = {\n"),
            "Code/AppDelegate.swift", "AppDelegate.swift has no line of its own among the PBXBuildFiles"
        ),
        (
            Self.project.replacing("F1 /* AppDelegate.swift */ = {", with: "F1 = {\n"), "Code/AppDelegate.swift",
            "AppDelegate.swift has no line of its own among the PBXFileReferences"
        ), ("{\"objects\": {}}", "Code/AppDelegate.swift", "the project can't be read"),
    ]) func whatIsNotFoundIsNotChanged(text: String, path: String, reason: String) {
        let error = #expect(throws: ProjectRefusal.self) {
            try ProjectInsertion(of: ["SceneDelegate.swift"], beside: path, in: Array(text.utf8), file: Self.file)
        }
        #expect(error?.reason == reason)
    }

    /// Behind these lines a new file gets its own.
    @Test func whereASourceIsNamed() throws {
        let bytes = Array(Self.project.utf8)
        let entries = try ProjectEntries(bytes, file: Self.file)
        let position = try SourcePosition(of: "Code/AppDelegate.swift", in: entries, bytes)
        guard case .lines(let found) = position else {
            Issue.record("\(position)");
            return
        }
        #expect(found.map(\.kind) == [.buildFile, .buildFile, .reference, .child, .source, .source])
        let lines = Self.project.split(separator: "\n", omittingEmptySubsequences: false)
        let words = found.map { lines[$0.number - 1].drop { $0 == "\t" }.prefix { $0 != " " } }
        #expect(words == ["B1", "B2", "F1", "F1", "B1", "B2"])
        let kept = try SourcePosition(of: "Kept/AppDelegate.swift", in: entries, bytes)
        guard case .inFolder("Kept") = kept else {
            Issue.record("\(kept)");
            return
        }
    }
}

struct ProjectPatchTests {
    @Test func isAsGitWritesIt() {
        let patch = ProjectPatch([
            FileChange(NewFile(name: "SceneDelegate.swift", text: "import UIKit\n"), in: "My App"),
            FileChange("Info.plist", from: "<a/>\r\n<c/>", to: "<a/>\r\n<b/>\r\n<c/>"),
            FileChange("Same.swift", from: "a", to: "a"), FileChange("say \"é\".swift", from: "a\n", to: "b\n"),
        ])
        #expect(
            patch.text == """
                diff --git a/My App/SceneDelegate.swift b/My App/SceneDelegate.swift
                new file mode 100644
                --- /dev/null
                +++ b/My App/SceneDelegate.swift\t
                @@ -0,0 +1 @@
                +import UIKit
                diff --git a/Info.plist b/Info.plist
                --- a/Info.plist
                +++ b/Info.plist
                @@ -1,2 +1,3 @@
                 <a/>\r
                +<b/>\r
                 <c/>
                \\ No newline at end of file
                diff --git "a/say \\"\\303\\251\\".swift" "b/say \\"\\303\\251\\".swift"
                --- "a/say \\"\\303\\251\\".swift"
                +++ "b/say \\"\\303\\251\\".swift"
                @@ -1 +1 @@
                -a
                +b

                """)
        #expect(ProjectPatch([]).text.isEmpty)
    }
}

private let numbers = (1...30).map { "\($0)\n" }

struct UnifiedDiffTests {
    @Test func isAsDiffWritesIt() {
        let diff = UnifiedDiff(of: "cold.txt", from: numbers.joined(), to: "0\n" + numbers.dropLast(2).joined() + "x")
        #expect(
            diff.text == """
                --- a/cold.txt
                +++ b/cold.txt
                @@ -1,3 +1,4 @@
                +0
                 1
                 2
                 3
                @@ -26,5 +27,4 @@
                 26
                 27
                 28
                -29
                -30
                +x
                \\ No newline at end of file

                """)
        #expect(UnifiedDiff(of: "cold.txt", from: "a", to: "a").text == "")
    }
}
