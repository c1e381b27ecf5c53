import Foundation
import Testing

@testable import LaunchTraceKit

/// Folders for several files: nothing in them leads out of them.
@Suite(.serialized) struct OutputFolderTests {
    private let tool: BuiltTool

    /// A repository with an app, next to a folder that is none of its own.
    init() throws {
        tool = try BuiltTool()
        try SampleApp().write(in: tool)
        try tool.folder.write("outside/kept", "kept\n")
        #expect(try tool.sh("mkdir r; mv App Recipes.xcodeproj cold.json r; mkdir r/.git").status == 0)
        try tool.folder.write("r/log", "sceneDidBecomeActive\n")
    }

    private static let commands = [
        "init Recipes.xcodeproj -d out", "lesson 1 -d out", "verify --scenario-from-log log -d out",
        "site -o out --app cold.json",
    ]

    /// Ten files were written there.
    @Test(arguments: commands) func aLinkOutOfTheRootIsRefused(_ words: String) throws {
        let result = try tool.sh("cd r; ln -s ../outside out; $tool \(words)")
        #expect(result.status == 2 && result.stdout.isEmpty)
        #expect(
            result.stderr.contains("launchtrace: error: cannot write out: a link leads out of "), "\(result.stderr)")
        #expect(
            try tool.sh("ls -A outside; ls -A r").stdout == "kept\n.git\nApp\nRecipes.xcodeproj\ncold.json\nlog\nout\n")
        let dangling = try tool.sh("cd r; rm out; ln -s ../outside/new out; $tool \(words)")
        #expect(dangling.status == 2)
        #expect(try tool.sh("ls -A outside").stdout == "kept\n")
    }

    /// A root that is spelled by a link was compared as it is spelled.
    @Test(arguments: commands) func aLinkedRootHidesNoLink(_ words: String) throws {
        let named = words.replacing(" out", with: " \"$PWD/../linked/out\"")
        let result = try tool.sh("ln -s r linked; cd r; ln -s ../outside out; $tool \(named)")
        #expect(result.status == 2 && result.stderr.contains(": a link leads out of "), "\(result)")
        #expect(try tool.sh("ls -A outside").stdout == "kept\n")
    }

    /// A shell gives one where a variable isn't set; the files went to the folder `/`.
    @Test func anEmptyNameIsTheWorkingFolder() throws {
        let site = try MakeSite(ParsedArguments(["-o", ""], options: MakeSite.spec.options))
        #expect(site.folder == ".")
        let files = SampleFiles(["log": "sceneDidBecomeActive\n"])
        let written = files.outcome("verify", "--scenario-from-log", "log", "-d", "").files.map(\.path)
        #expect(written.count == 1 && written.allSatisfy { !$0.hasPrefix("/") }, "\(written)")
    }

    /// A folder of the repository is another name for it, and a folder elsewhere is what was asked for.
    @Test(arguments: commands) func otherFoldersAreWrittenTo(_ words: String) throws {
        let linked = try tool.sh("cd r; mkdir real; ln -s real out; $tool \(words) > /dev/null")
        #expect(linked.status == 0, "\(linked.stderr)")
        let outside = try tool.sh("cd r; $tool \(words.replacing(" out", with: " ../outside/new")) > /dev/null")
        #expect(outside.status == 0, "\(outside.stderr)")
        #expect(try tool.sh("ls r/real > a && ls outside/new > b && [ -s a ] && [ -s b ]").status == 0)
    }

    /// Files outside were replaced.
    @Test func linksInASiteAreNotFollowed() throws {
        let result = try tool.sh(
            """
            cd r; mkdir out; echo mine > ../outside/page; ln -s ../../outside/page out/index.html
            ln -s ../../outside out/launches; $tool site -o out --app cold.json --force; echo $?
            cat ../outside/page; ls ../outside
            """)
        #expect(result.stdout.hasSuffix("2\nmine\nkept\npage\n"), "\(result)")
        #expect(!result.stdout.contains("Wrote"))
        #expect(
            result.stderr.contains(
                "launchtrace: error: cannot write out/index.html: it is a link, and no link is followed when a page is written\n"
            ), "\(result.stderr)")
        #expect(
            result.stderr.contains(": \"out/launches\" is a link\n")
                || result.stderr.contains(": out/launches is a link\n"))
    }

    @Test func linksInOtherFoldersAreNotFollowed() throws {
        let result = try tool.sh(
            """
            cd r; mkdir out; ln -s ../../outside/launch out/launch.json; ln -s ../../outside/s out/log-1.json
            $tool lesson 1 -d out > /dev/null 2>&1; $tool verify --scenario-from-log log -d out > /dev/null 2>&1
            ls ../outside
            """)
        #expect(result.stdout == "kept\n", "\(result)")
    }

    /// What the tool wrote it replaces, and what somebody else wrote only when it is told to.
    @Test func othersFilesAreReplacedOnlyByForce() throws {
        let site = "$tool site -o out --app cold.json"
        let result = try tool.sh(
            """
            cd r; \(site) > /dev/null && \(site) > /dev/null && echo again
            echo mine > out/index.html; echo mine > out/site.css; \(site); echo $?; cat out/index.html out/site.css
            \(site) --force > /dev/null; echo $?; grep -c mine out/index.html out/site.css
            """)
        #expect(result.stdout == "again\n2\nmine\nmine\n0\nout/index.html:0\nout/site.css:0\n", "\(result)")
        for file in ["index.html", "site.css"] {
            #expect(
                result.stderr.contains(
                    "cannot write out/\(file): it wasn't written by launchtrace; --force replaces it\n"),
                "\(result.stderr)")
        }
    }

    /// It was waited for without end.
    @Test(arguments: ["lesson.json", "launch.json"]) func aPipeInALessonIsNotWaitedFor(_ name: String) throws {
        let result = try tool.sh(
            "$tool lesson 1 -d d > /dev/null; rm d/\(name); mkfifo d/\(name); timeout 20 $tool lesson 1 --check d")
        #expect(result.status == 2, "\(result)")
        #expect(result.stderr.contains("d/\(name): not a regular file"), "\(result)")
    }
}
