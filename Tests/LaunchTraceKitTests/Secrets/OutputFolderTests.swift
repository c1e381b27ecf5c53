import Foundation
import Testing

@testable import LaunchTraceKit

/// Folders for several files: nothing in them leads out of them.
@Suite(.serialized) struct OutputFolderTests {
    private let tool: BuiltTool

    /// A repository with an app, next to a folder that is none of its own.
    init() throws {
        tool = try BuiltTool(SampleApp())
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
        #expect(try tool.sh("cd r; rm out; ln -s ../outside/new out; $tool \(words)").status == 2)
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
        #expect(try MakeSite(ParsedArguments(["-o", ""], options: MakeSite.spec.options)).folder == ".")
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

/// Whatever is where a new file was to be stays.
@Suite(.serialized) struct KeptFilesTests {
    private let tool: BuiltTool

    init() throws { tool = try BuiltTool() }

    @Test(arguments: [
        "mkfifo $file", "mkdir $file", "ln -s /dev/full $file", "ln -s /dev/null $file", "ln -s nowhere $file",
        "ln -s ../log $file", "ln -s / $file", "echo mine > $file",
        "perl -MSocket -e 'socket(S, AF_UNIX, SOCK_STREAM, 0); bind(S, sockaddr_un(shift))' $file",
    ]) func initLeavesWhatIsThere(_ obstacle: String) throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh(
            """
            mkdir .git Launches; echo log > log; file=Launches/icon-cold.timeline.txt; \(obstacle)
            ls -ld $file > before; $limited $tool init . > out; status=$?; ls -ld $file | cmp - before; cat log
            exit $status
            """)
        #expect(result.stdout == "log\n" && result.status == 0, "\(result)")
        #expect(
            result.stderr == """
                launchtrace: 1 file exists, and is unchanged:
                  Launches/icon-cold.timeline.txt

                """)
    }

    /// The app file and the scenarios are read, where they are files.
    @Test(arguments: ["app.json", "icon-cold.json"]) func initDoesNotWaitForAPipe(_ name: String) throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh("mkdir .git Launches; mkfifo Launches/\(name); $limited $tool init . > out")
        #expect(result.status == 2)
        #expect(result.stderr.contains("cannot read Launches/\(name): not a regular file\n"), "\(result)")
    }

    @Test func severalMayBeginAtOnce() throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh(
            """
            mkdir .git; for round in 1 2 3 4 5; do
                rm -rf Launches .launchtrace.json; for i in 1 2 3; do ($tool init . > out$i 2> err$i; echo $? > status$i) & done; wait
                cat status1 status2 status3 | sort -u; cat out1 out2 out3 | grep -c '^written'
                ls -A Launches | grep -c ''; $tool check Launches | tail -n 1
            done
            """)
        let round = "0\n9\n14\n6 scenarios: 6 unchanged; 1 app file\n"
        #expect(result.stdout == String(repeating: round, count: 5), "\(result)")
    }

    @Test func aSuggestionReplacesNothing() throws {
        try tool.folder.write("log.txt", "sceneDidBecomeActive\n")
        let result = try tool.sh(
            """
            $tool verify --scenario-from-log log.txt -d out; ls out; echo mine > out/log-1.json
            $tool verify --scenario-from-log log.txt -d out; echo $?; cat out/log-1.json
            rm out/log-1.json; mkfifo out/log-1.json; $limited $tool verify --scenario-from-log log.txt -d out; echo $?
            """)
        #expect(result.stdout == "log-1.json\n0\nmine\n0\n")
        let kept = "launchtrace: 1 file exists, and is unchanged:\n  out/log-1.json\n"
        #expect(result.stderr == kept + kept)
    }

    /// What the user names goes where links lead, and a timeline doesn't.
    @Test func aProductGoesWhereItIsSent() throws {
        let result = try tool.sh(
            """
            ln -s /dev/null null; ln -s made link; $tool run cold.json -o null; $tool new -o link; $tool probe -o p.swift
            $tool check cold.json --report junit=null > /dev/null; ls -l null made | grep -c '' ; mkfifo cold.timeline.txt
            $limited $tool check cold.json --record; echo $?
            """)
        #expect(result.stdout.hasPrefix("2\n") && result.stdout.hasSuffix("\n2\n"), "\(result)")
        #expect(result.stderr == "launchtrace: error: cannot read cold.timeline.txt: not a regular file\n")
    }
}

/// Files and links that exist only in a test, by their paths from the top; paths that don't begin there begin in `/r`.
struct LinkedFiles {
    var files: [String: String]
    var links: [String: String] = [:]

    /// What a run writes.
    final class Written: @unchecked Sendable {
        private let lock = NSLock()
        private var files: [OutputFile] = []

        func add(_ file: OutputFile) { lock.withLock { files.append(file) } }

        /// The names and the contents of the files.
        var text: String { lock.withLock { files.map { $0.path + "\n" + $0.content }.joined(separator: "\n") } }
    }

    /// All that comes of a command: both streams, and files with their names.
    func output(_ words: String) -> String {
        let written = Written()
        let outcome = CommandOutcome.of(words.split(separator: " ").map(String.init), files: access(written))
        for file in outcome.files { written.add(file) }
        let product = outcome.pieces?.text ?? outcome.stdout
        return [product, outcome.stderr, written.text].joined(separator: "\n")
    }

    private func access(_ written: Written) -> FileAccess {
        FileAccess(
            readFile: read, readStandardInput: { [] }, listFolder: list,
            write: { (file) throws(FileProblem) in
                if file.purpose == .new, real(file.path) != nil { throw .presence }
                written.add(file)
            },
            locate: { (path) throws(FileProblem) in
                let end = try found(path)
                return FileLocation(path: end, isRegularFile: files[end] != nil)
            },
            readRegularFile: { (path) throws(FileProblem) in
                guard real(path) == path else { throw FileProblem(reason: "it leads through a link") }
                return try read(path)
            })
    }

    /// Where a path leads; nil where nothing is.
    private func real(_ path: String) -> String? {
        var rest = (path.hasPrefix("/") ? path : "/r/" + path).split(separator: "/")[...]
        var (end, steps) = ("", 0)
        while let part = rest.popFirst() {
            if part == "." { continue }
            if part == ".." {
                end = end.folderPath == "/" ? "" : end.folderPath
                continue
            }
            let next = "\(end)/\(part)"
            guard let target = links[next] else {
                end = next
                continue
            }
            steps += 1
            guard steps < 40 else { return nil }
            rest = target.split(separator: "/") + rest
            if target.hasPrefix("/") { end = "" }
        }
        return files[end] != nil || isFolder(end) ? end : nil
    }

    private func isFolder(_ path: String) -> Bool {
        files.keys.contains { $0.hasPrefix(path + "/") } || links.keys.contains { $0.hasPrefix(path + "/") }
    }

    private func found(_ path: String) throws(FileProblem) -> String {
        guard let end = real(path) else { throw .absence(reason: "no such file or directory") }
        return end
    }

    @Sendable private func read(_ path: String) throws(FileProblem) -> [UInt8] {
        guard let text = files[try found(path)] else { throw FileProblem(reason: "is a directory") }
        return Array(text.utf8)
    }

    @Sendable private func list(_ path: String) throws(FileProblem) -> [FolderEntry]? {
        let folder = try found(path)
        if files[folder] != nil { return nil }
        let inner = (Array(files.keys) + links.keys).filter { $0.hasPrefix(folder + "/") }
        let names = Set(inner.map { $0.dropFirst(folder.count + 1).prefix { $0 != "/" } })
        return names.sorted().map { name in
            let inside = "\(folder)/\(name)"
            guard links[inside] != nil else { return FolderEntry(String(name), files[inside] == nil ? .folder : .file) }
            let isToFolder = real(inside).map { files[$0] == nil } ?? false
            return FolderEntry(String(name), isToFolder ? .other : .file)
        }
    }
}
