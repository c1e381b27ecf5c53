import Testing

@testable import LaunchTraceKit

/// A file with a secret in it, which stands where nothing of its kind is asked for.
struct SecretSample: CustomTestStringConvertible {
    /// Where it really is.
    let path: String
    /// What its text is; nil for what the tool never reads.
    let kind: FileKind?
    let text: String

    static let secret = "s3cr3t"

    var testDescription: String { path }

    /// Whether it may be read as what it is, where it really is.
    var isReadable: Bool { !path.leadsIntoGit && !path.lastPathPart.hasPrefix(".") }

    /// Whether each way to a place is tried with it.
    var goesEveryWay: Bool {
        ["/r/.env", "/r/.git/config", "/r/.git/token.xcconfig", "/r/keys/keys.json"].contains(path)
    }

    private init(_ path: String, _ kind: FileKind?, _ text: String) {
        (self.path, self.kind, self.text) = (path, kind, text.replacing("SECRET", with: Self.secret))
    }

    static let all = others + read

    /// What a checkout has beside an app.
    private static let others = [
        SecretSample("/r/.env", nil, "TOKEN=SECRET\nOTHER='SECRET {\n"),
        SecretSample("/r/.git/config", nil, "[http \"x\"]\n\textraheader = AUTHORIZATION: basic SECRET\n{ SECRET\n"),
        SecretSample("/r/.git/token.xcconfig", .configuration, "TOKEN = SECRET\n"),
        SecretSample("/r/.git/token.json", .json, #"{ "lifecycle": "SECRET" }"#),
        SecretSample("/r/.git/token.plist", .propertyList, plist(key: "TOKEN")),
        SecretSample("/r/keys/id_rsa", nil, "-----BEGIN KEY-----\nSECRET\n{\n-----END KEY-----\n"),
        SecretSample("/r/keys/.netrc", nil, "machine SECRET login SECRET password SECRET\n"),
        SecretSample("/r/keys/.keys.json", .json, #"{ "lifecycle": "SECRET", "name": "SECRET" }"#),
        SecretSample("/r/keys/keys.json", nil, #"{ "SECRET": "SECRET", "name": "SECRET", "config": "SECRET" }"#),
        SecretSample("/r/keys/hook.json", nil, #"{ "events": [], "config": { "secret": "SECRET" } }"#),
        SecretSample("/r/keys/app.json", nil, #"{ "project": "x", "target": "y", "token": "SECRET" }"#),
        SecretSample("/r/keys/broken.json", nil, #"{ "token": "SECRET", SECRET }"#),
        SecretSample("/r/keys/word.json", nil, "SECRET\n"), SecretSample("/r/keys/list.json", nil, #"[ "SECRET", 7 ]"#),
        SecretSample("/r/keys/notes.txt", nil, "SECRET\niOS 18.0, scene life cycle\n    SECRET\n"),
    ]

    /// What the tool reads, in the place of something else.
    private static let read = [
        SecretSample(
            "/r/else/B.xcodeproj/project.pbxproj", .projectFile,
            #"{ objects = { root = {isa = PBXProject; targets = (); shellScript = "SECRET"; }; }; rootObject = root; }"#
        ), SecretSample("/r/else/B.xcconfig", .configuration, "TOKEN = SECRET\nextraheader = SECRET\n"),
        SecretSample("/r/else/B.plist", .propertyList, plist(key: "APIKey")),
        SecretSample("/r/else/B.entitlements", .entitlements, plist(key: "group")),
        SecretSample("/r/else/B.swift", .swift, "let token = \"SECRET\"\n"),
        SecretSample("/r/else/B.m", .objectiveC, "NSString *token = @\"SECRET\";\n"),
        SecretSample("/r/else/B.h", .header, "#define TOKEN @\"SECRET\"\n"),
        SecretSample("/r/else/Package.swift", .named("Package.swift"), "let token = \"SECRET\"\n"),
        SecretSample(
            "/r/else/Podfile.lock", .named("Podfile.lock"), "PODS:\n  - Kit (1.0)\nSPEC CHECKSUMS:\n  Kit: SECRET\n"),
        SecretSample("/r/else/package.json", .named("package.json"), #"{ "name": "x", "private": "SECRET" }"#),
        SecretSample(
            "/r/else/B.json", .json, #"{ "notes": "SECRET", "name": "B", "events": [{ "event": "tapIcon" }] }"#),
        SecretSample("/r/else/B.timeline.txt", .recordedTimeline, "SECRET\niOS 18.0, scene life cycle\n\n= active\n"),
    ]

    private static func plist(key: String) -> String {
        "<plist version=\"1.0\"><dict>\n<key>\(key)</key><string>SECRET</string></dict></plist>\n"
    }
}

/// Every kind of file that is read, and what lies beside an app, in the place of every other: none of a secret comes out,
/// in no product, message or name of a file.
///
/// What a file is, its name says where links end. A file of a kind that is read as this kind shows what that is read
/// for, and so does one that was given its name: these are the rows of `mayShow`.
struct SecretTests {
    /// How another file gets to the place where one is asked for.
    enum Way: CaseIterable {
        /// Its text stands in the file itself.
        case itself
        case link
        /// A link to a link, the first of them absolute.
        case links
        /// A folder on the way is a link to `.git`, in which a file of the same name lies.
        case folder
        /// Whoever names the place names the other file.
        case named
    }

    @Test(arguments: SecretSample.all) func nothingOfAnotherKindIsShown(_ sample: SecretSample) {
        for way in Way.allCases where sample.goesEveryWay || way == .itself || way == .link {
            for group in AskedPlace.groups {
                let places = group.places.filter { !mayShow(sample, at: $0, by: way) && way.isThere(for: $0) }
                guard !places.isEmpty else { continue }
                let files = repository(sample, at: places, by: way)
                // Whoever names a file itself wants to see what is wrong with it.
                let named = way == .itself ? places.map { $0.path.dropFirst("/r/".count) } : []
                for command in group.commands where !named.contains(where: command.contains) {
                    let output = files.output(command)
                    #expect(!output.contains(SecretSample.secret), "\(way) to \(places): \(command)\n\(output)")
                }
            }
        }
    }

    private func mayShow(_ sample: SecretSample, at place: AskedPlace, by way: Way) -> Bool {
        switch way {
        // Nothing in `.git` is of any kind.
        case .folder: false
        case .link, .links, .named: sample.isReadable && sample.kind == place.kind
        // What is called so is code, whose lines are shown, or a build setting, which may be asked for.
        case .itself: sample.kind == place.kind || [.swift, .objectiveC, .header, .configuration].contains(place.kind)
        }
    }

    private func repository(_ sample: SecretSample, at places: [AskedPlace], by way: Way) -> LinkedFiles {
        var files = LinkedFiles(files: AskedPlace.repository)
        files.files[sample.path] = sample.text
        for place in places {
            switch way {
            case .itself: files.files[place.path] = sample.text
            case .link: files.link(place.path, to: sample.path.path(from: place.path.folderPath))
            case .links:
                files.link(place.path, to: "/r/between")
                files.links["/r/between"] = sample.path.path(from: "/r")
            case .folder: files.moveIntoGit(place.path.folderPath)
            case .named: files.replace(place.name, with: sample.path.path(from: place.start))
            }
        }
        if way == .folder { for place in places { files.files["/r/.git/" + place.path.lastPathPart] = sample.text } }
        return files
    }

    /// What is asked for comes out, where it is of its kind.
    @Test func whatIsAskedForIsShown() {
        var files = LinkedFiles(files: AskedPlace.repository)
        files.link("/r/App/Inner.xcconfig", to: "Other.xcconfig")
        files.files["/r/App/Other.xcconfig"] = "TOKEN = \(SecretSample.secret)\n"
        for command in ["scan A.xcodeproj", "init . -d New", "lint A.xcodeproj"] {
            #expect(files.output(command).contains(SecretSample.secret), "\(command)")
        }
        files.link("/r/Launches/cold.timeline.txt", to: "old.timeline.txt")
        files.files["/r/Launches/old.timeline.txt"] = "\(SecretSample.secret)\niOS 18.0, scene life cycle\n\n= active\n"
        #expect(files.output("check Launches --report markdown=m").contains(SecretSample.secret))
    }

    /// Without any of it each command does its work, so that the tables stand for what is read.
    @Test(arguments: Set(AskedPlace.groups.flatMap(\.commands)).sorted()) func theRepositoryIsRead(_ command: String) {
        let output = LinkedFiles(files: AskedPlace.repository).output(command)
        #expect(!output.contains("cannot read") && !output.contains("error: expected"), "\(output)")
    }
}

extension SecretTests.Way {
    fileprivate func isThere(for place: AskedPlace) -> Bool {
        switch self {
        case .itself, .link, .links: true
        case .folder: place.path.folderPath != "/r"
        case .named: !place.name.isEmpty
        }
    }
}

extension LinkedFiles {
    /// Puts a link in the place of a file.
    fileprivate mutating func link(_ path: String, to target: String) {
        files[path] = nil
        links[path] = target
    }

    /// Puts a link to `.git` in the place of a folder, with what is in it.
    fileprivate mutating func moveIntoGit(_ folder: String) {
        for path in files.keys where path.hasPrefix(folder + "/") {
            files["/r/.git/" + path.dropFirst(folder.count + 1)] = files.removeValue(forKey: path)
        }
        links[folder] = ".git"
    }

    /// Names another file wherever one is named.
    fileprivate mutating func replace(_ name: String, with other: String) {
        files = files.mapValues { $0.replacing("\"\(name)\"", with: "\"\(other)\"") }
    }
}

/// What a pull request can bring, with the files and links of the system.
@Suite(.serialized) struct StrangersFilesTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        try SampleApp(
            infoPlist: SampleApp.infoPlist + """

                <key>UIBackgroundModes</key><array><string>processing</string></array>
                <key>BGTaskSchedulerPermittedIdentifiers</key><array><string>$(extraheader)</string></array>
                """
        ).write(in: tool)
        _ = try tool.sh(
            """
            mkdir .git Launches; printf '[http]\\n\\textraheader = basic s3cr3t\\n' > .git/config; echo 'TOKEN="s3cr3t' > .env
            mv cold.json Launches; $tool check --record Launches > /dev/null
            """)
    }

    private func nothingIsShown(_ script: String) throws -> ShellResult {
        let result = try tool.sh("\(script); cat j s m 2> /dev/null; ls -R .")
        #expect(!result.stdout.contains("s3cr3t") && !result.stderr.contains("s3cr3t"), "\(result)")
        return result
    }

    private static let check =
        "$tool check Launches --report github --report junit=j --report sarif=s --report markdown=m"

    @Test func onlyBuildSettingsAreRead() throws {
        let project = try tool.folder.read("Recipes.xcodeproj/project.pbxproj").replacing(
            "name = Release;", with: "name = Release; baseConfigurationReference = base;"
        ).replacing("phase = {", with: "base = {isa = PBXFileReference; path = A.xcconfig; }; phase = {")
        try tool.folder.write("Recipes.xcodeproj/project.pbxproj", project)
        for include in [".git/config", "B.xcconfig", "C/config", "../.env"] {
            try tool.folder.write("A.xcconfig", "#include? \"\(include)\"\n")
            _ = try tool.sh("ln -sf .git/config B.xcconfig; ln -sfn .git C")
            let result = try nothingIsShown(
                "$tool init . -d L; rm -r L; $tool scan . ; $tool lint . --format sarif; \(Self.check)")
            #expect(result.stderr.contains("warning: cannot read "), "\(result)")
        }
    }

    @Test func noLineOfAnotherFileIsCode() throws {
        for link in ["../.env", "../.git/config"] {
            let result = try nothingIsShown("ln -sf \(link) App/SceneDelegate.swift; $tool scan .; $tool lint .")
            #expect(result.stderr.contains("cannot read \"App/SceneDelegate.swift\": it leads "), "\(result)")
        }
    }

    @Test func anAppIsNoOtherFile() throws {
        for (path, reason) in [
            ("../.env", "it isn't named like a JSON file, such as \\\"app.json\\\""),
            ("../.git/config", "it isn't named like"),
            ("link.json", "it leads to a file that isn't named like a JSON file"),
        ] {
            try tool.folder.write(
                "Launches/cold.json", #"{ "name": "Cold", "app": "\#(path)", "events": [{ "event": "tapIcon" }] }"#)
            let result = try nothingIsShown(
                "ln -sf ../.env Launches/link.json; $tool run Launches/cold.json; \(Self.check)")
            #expect(result.stderr.contains(reason.replacing("\\\"", with: "\"")), "\(result)")
        }
    }

    /// JSON in a folder that is checked, beside what makes it look like a scenario, and JSON that a scenario names.
    @Test(arguments: [
        (#"{ "auth": "s3cr3t" }"#, "expected an object with keys of"),
        (#"{ "s3cr3t": 1 }"#, "expected an object with keys of"), (#"["s3cr3t"]"#, "expected an object with keys of"),
        ("s3cr3t", "expected a value, found something else"),
        (#"{ "a": "s3cr3t", s3cr3t }"#, "a key needs double quotation marks"),
        (#"{ "events": [], "config": { "secret": "s3cr3t" } }"#, "unknown key \"config\""),
        (#"{ "project": "x", "target": "y", "token": "s3cr3t" }"#, "token"),
    ]) func whatIsOnlyFoundShowsLittle(_ text: String, _ message: String) throws {
        try tool.folder.write("Launches/keys.json", text)
        try tool.folder.write(
            "Launches/cold.json", #"{ "name": "Cold", "app": "keys.json", "events": [{ "event": "tapIcon" }] }"#)
        let found = try nothingIsShown("cp Launches/cold.timeline.txt Launches/keys.timeline.txt; \(Self.check)")
        #expect(found.stderr.contains("Launches/keys.json:") || found.stdout.contains(message), "\(found)")
        let named = try nothingIsShown("$tool run Launches/cold.json")
        #expect(named.stderr.hasPrefix("Launches/keys.json:1:") && named.stderr.contains(message), "\(named)")
        // Whoever names it wants to see it.
        #expect(try tool.sh("$tool run Launches/keys.json").stderr.contains("s3cr3t"))
    }

    @Test func whatIsNoTimelineIsNotCompared() throws {
        let linked = try nothingIsShown("cp .env Launches/env; ln -sf env Launches/cold.timeline.txt; \(Self.check)")
        #expect(linked.stdout.contains("it leads to a file that isn't named like a recorded timeline"))
        let copied = try nothingIsShown(
            "rm Launches/cold.timeline.txt; cp .git/config Launches/cold.timeline.txt; \(Self.check)")
        #expect(copied.stdout.contains("the recorded file is not a timeline"))
    }

    /// A workflow names the file, and the pull request says what it is.
    @Test func aNamedLinkLeadsToItsLikes() throws {
        let links = try nothingIsShown(
            """
            ln -s ../.env Launches/a.json; ln -s .git L; cp .git/config .git/b.json; mkfifo f; ln -s ../f Launches/f.json
            ln -s ../.env Launches/a.log; for words in 'run Launches/a.json' 'check Launches/a.json' 'lint L/b.json' 'check L' \\
                'diff Launches/a.json Launches/cold.json' 'verify Launches/cold.json Launches/a.log' 'run Launches/f.json'
            do $limited $tool $words > out; echo "$?"; cat out; done
            """)
        #expect(links.stdout.hasPrefix("2\n"), "\(links)")
        #expect(links.stderr.contains("cannot read Launches/a.json: it is a link to a file with another name\n"))
        #expect(links.stderr.contains("cannot read L/b.json: it leads into .git, which isn't read\n"))
        #expect(links.stderr.contains("cannot read Launches/a.log: it is a link to a file with another name\n"))
        #expect(links.stderr.contains("cannot read Launches/f.json: it is a link, but not to a regular file\n"))
        let fine = try tool.sh(
            """
            cp Launches/cold.json any; ln -s cold.json Launches/g.json; $tool run any && $tool run Launches/g.json &&
            cat any | $tool run /dev/stdin && $tool run /dev/stdin < any && mkfifo p && (cat any > p & $tool run p)
            """)
        #expect(fine.status == 0 && fine.stdout.components(separatedBy: "= active").count == 6, "\(fine)")
    }
}
