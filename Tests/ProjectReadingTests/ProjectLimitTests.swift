import ProjectFixtures
import Testing

@testable import ProjectReading

/// The limits of projects, each met and gone beyond.
struct ProjectLimitTests {
    private func folder(
        file: [UInt8] = [], entries: @escaping @Sendable (String) -> [ProjectFolder.Entry] = { _ in [] }
    ) -> ProjectFolder {
        ProjectFolder(
            readFile: { (_) throws(ProjectProblem) in file },
            listFolder: { (path) throws(ProjectProblem) in entries(path) })
    }

    @Test func sizeOfAFile() throws {
        let size = SyntaxLimit.fileSize.number << 20
        #expect(try folder(file: Array(repeating: .space, count: size)).file("a", as: .named("a")).count == size)
        #expect(throws: ProjectProblem.fileTooLarge("a")) {
            try folder(file: Array(repeating: .space, count: size + 1)).file("a", as: .named("a"))
        }
    }

    @Test func filesAndLevelsOfFolders() throws {
        func wide(_ count: Int) -> ProjectFolder {
            folder { _ in (0..<count).map { ProjectFolder.Entry(name: "\($0)", isFolder: false) } }
        }
        let count = ProjectLimit.files.number
        #expect(try wide(count).files(below: "").count == count)
        #expect(throws: ProjectProblem.tooManyFiles("a")) { try wide(count + 1).files(below: "a") }
        func deep(_ levels: Int) -> ProjectFolder {
            folder { path in
                path.split(separator: "/").count < levels ? [ProjectFolder.Entry(name: "d", isFolder: true)] : []
            }
        }
        let levels = ProjectLimit.folderDepth.number
        #expect(try deep(levels).files(below: "d") == [])
        #expect(throws: ProjectProblem.self) { try deep(levels + 1).files(below: "d") }
    }

    /// The app of a project with these objects, settings and files.
    private func app(
        _ objects: String = "", project: String = "", target: String = "", settings: String = "",
        _ files: [String: String] = [:]
    ) throws -> ProjectTarget {
        let text = """
            { objects = {
            root = {isa = PBXProject; targets = (app); \(project) };
            app = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = list; \(target) };
            list = {isa = XCConfigurationList; buildConfigurations = (release); };
            release = {isa = XCBuildConfiguration; name = Release; \(files["0.xcconfig"] == nil ? "" : "baseConfigurationReference = base;")
                buildSettings = { SDKROOT = iphoneos; \(settings) }; };
            base = {isa = PBXFileReference; path = 0.xcconfig; sourceTree = SOURCE_ROOT; };
            \(objects)
            }; rootObject = root; }
            """
        let all = files.merging(["A.xcodeproj/project.pbxproj": text]) { first, _ in first }
        return try XcodeProject(MemoryFolder(files: all).folder, path: "A.xcodeproj").target(named: nil)
    }

    @Test func packages() throws {
        func problems(_ count: Int) throws -> [ProjectProblem] {
            let numbers = Array(0..<count)
            let objects = numbers.map { "p\($0) = {isa = XCLocalSwiftPackageReference; relativePath = P\($0); };" }
            let files = numbers.map { ("P\($0)/Package.swift", "let package = Package(name: \"P\($0)\")") }
            return try app(
                objects.joined() + "product = {isa = XCSwiftPackageProductDependency; productName = Links; };",
                project: "packageReferences = (\(numbers.map { "p\($0)" }.joined(separator: ",")));",
                target: "packageProductDependencies = (product);", Dictionary(uniqueKeysWithValues: files)
            ).problems.filter { if case .tooManyPackages = $0 { true } else { false } }
        }
        #expect(try problems(ProjectLimit.packages.number).isEmpty)
        #expect(try problems(ProjectLimit.packages.number + 1).count == 1)
    }

    @Test func levelsOfAProject() throws {
        func nested(_ levels: Int) throws -> ProjectTarget {
            // Two are those of the objects around it.
            let lists = String(repeating: "(", count: levels - 3) + String(repeating: ")", count: levels - 3)
            return try app("deep = {isa = Deep; a = \(lists); };")
        }
        #expect(try nested(ProjectLimit.projectDepth.number).name == "App")
        #expect(throws: ProjectProblem.tooDeep("A.xcodeproj")) { try nested(ProjectLimit.projectDepth.number + 1) }
    }

    @Test func configurations() throws {
        func chain(_ count: Int) -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: (0..<count).map {
                    ("\($0).xcconfig", $0 + 1 < count ? "#include \"\($0 + 1).xcconfig\"" : "")
                })
        }
        let levels = ProjectLimit.configurationDepth.number
        #expect(try app(chain(levels)).problems == [])
        #expect(try app(chain(levels + 1)).problems == [.tooDeep("\(levels).xcconfig")])
        func row(_ count: Int) -> [String: String] {
            let others = (1..<count).map { "\($0).xcconfig" }
            let files = Dictionary(uniqueKeysWithValues: others.map { ($0, "") })
            return files.merging(["0.xcconfig": others.map { "#include \"\($0)\"\n" }.joined()]) { first, _ in first }
        }
        let count = ProjectLimit.configurationFiles.number
        #expect(try app(row(count)).problems == [])
        #expect(try app(row(count + 1)).problems == [.tooDeep("\(count).xcconfig")])
    }

    private func app(_ files: [String: String]) throws -> ProjectTarget { try app("", files) }

    @Test func variablesOfSettings() throws {
        func value(_ settings: [String: String]) throws -> String? {
            try app(settings: settings.map { "\($0.key) = \"\($0.value)\";" }.joined()).settings.value("A0")?.text
        }
        func chain(_ count: Int) -> [String: String] {
            Dictionary(uniqueKeysWithValues: (0..<count).map { ("A\($0)", $0 + 1 < count ? "$(A\($0 + 1))" : "end") })
        }
        let levels = ProjectLimit.settingDepth.number
        #expect(try value(chain(levels)) == "end")
        #expect(try value(chain(levels + 1)) == "$(A\(levels))")

        func long(_ bytes: Int) -> [String: String] {
            ["A0": "$(B)" + String(repeating: "x", count: bytes - 4), "B": "y"]
        }
        let length = ProjectLimit.settingLength.number
        #expect(try value(long(length))?.hasPrefix("yx") == true)
        #expect(try value(long(length + 1))?.hasPrefix("$(B)x") == true)

    }

    /// Each line names the one before it twice, and all of them together as much text as no memory has.
    @Test func whatVariablesCost() throws {
        let lines = "A = v\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 40)
        #expect(try app(["0.xcconfig": lines]).problems == [.settingsTooLong("0.xcconfig")])
    }

    @Test func textsWithVariables() throws {
        let long = String(repeating: "v", count: 60_000)
        func problems(_ count: Int) throws -> [ProjectProblem] {
            let texts = String(repeating: "<string>$(V)</string>", count: count)
            return try app(
                settings: "INFOPLIST_FILE = Info.plist; V = \(long);",
                ["Info.plist": "<plist><dict><key>k</key><array>\(texts)</array></dict></plist>"]
            ).problems
        }
        let count = ProjectLimit.settingBytes.number << 20 / (long.utf8.count + 100)
        #expect(try problems(count) == [])
        #expect(try problems(count + 10) == [.settingsTooLong("App")])
    }

    private func problems(_ code: String, objectiveC: Bool = false) -> [SourceProblem.Kind] {
        let source = SourceText(name: "a", bytes: Array(code.utf8))
        let choice = BranchChoice.building(BuildConditions(flags: []))
        return objectiveC
            ? SourceFile(objectiveC: source, choice).problems.map(\.kind)
            : SourceFile(swift: source, choice).problems.map(\.kind)
    }

    @Test func levelsOfDeclarations() {
        func nested(_ levels: Int) -> String {
            String(repeating: "struct A {", count: levels) + String(repeating: "}", count: levels)
        }
        let levels = SyntaxLimit.nesting.number
        #expect(problems(nested(levels)) == [])
        #expect(problems(nested(levels + 1)) == [.tooDeep(limit: levels)])
    }

    @Test(arguments: [false, true]) func levelsOfAnIf(_ isObjectiveC: Bool) {
        func nested(_ levels: Int) -> String {
            let (open, close) = (String(repeating: "(", count: levels - 1), String(repeating: ")", count: levels - 1))
            return "#if \(open)FLAG\(close)\n#endif\n"
        }
        let levels = SyntaxLimit.conditionDepth.number
        #expect(problems(nested(levels), objectiveC: isObjectiveC) == [])
        #expect(problems(nested(levels + 1), objectiveC: isObjectiveC) == [.conditionNotUnderstood])
    }

    @Test func problemsOfAFile() {
        let count = SyntaxLimit.problems.number
        for more in [0, 1] { #expect(problems(String(repeating: ")", count: count + more)).count == count) }
    }
}
