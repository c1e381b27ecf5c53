import LaunchTraceKit

extension FuzzTarget {
    /// Property lists that a scenario names.
    static let plist = FuzzTarget("plist") { (bytes) throws(Broken) in
        let text = #"{ "name": "n", "app": { "infoPlist": "a" }, "events": [{ "event": "tapIcon" }] }"#
        let reader = ScenarioReader { (_) throws(FileProblem) in bytes }
        let source = SourceText(name: "a.json", bytes: Array(text.utf8))
        if case .failure(let diagnostics) = Result(catching: { () throws(Diagnostics) in try reader.read(source) }) {
            try refusal(diagnostics)
        }
    }

    /// Project files, with one source beside them.
    static let project = FuzzTarget("pbxproj") { (bytes) throws(Broken) in
        let files: [String: [UInt8]] = [
            "A.xcodeproj/project.pbxproj": bytes, "App.swift": Array("@main class App: UIResponder {}".utf8),
            "Info.plist": Array("<plist><dict/></plist>".utf8),
        ]
        let folder = ProjectFolder(
            readFile: { (path) throws(ProjectProblem) in
                precondition(!path.hasPrefix("/") && !path.split(separator: "/").contains(".."), "outside the root")
                guard let bytes = files[path] else { throw .absent(path) }
                return bytes
            },
            listFolder: { (path) throws(ProjectProblem) in
                if !path.isEmpty { throw .absent(path) }
                return files.keys.map { ProjectFolder.Entry(name: $0, isFolder: false) }
            })
        guard
            case .success(let project) = Result(catching: { () throws(ProjectProblem) in
                try XcodeProject(folder, path: "A.xcodeproj")
            })
        else { return }
        for name in project.names {
            guard
                case .success(let target) = Result(catching: { () throws(ProjectProblem) in
                    try project.target(named: name)
                })
            else { continue }
            let code = TargetCode(target, in: folder)
            try hold(code.files.count + code.problems.count == target.files.count, "a file that nothing is said of")
        }
    }

    static let swift = FuzzTarget("swift") { (bytes) throws(Broken) in
        let source = SourceText(name: "a.swift", bytes: bytes)
        try tokens(LexedText(swift: source)) { LexedText(swift: $0) }
        try declarations(SourceFile(swift: source, .first))
        try declarations(SourceFile(swift: source, .building(BuildConditions(flags: ["DEBUG"]))))
    }

    static let objectiveC = FuzzTarget("objc") { (bytes) throws(Broken) in
        let source = SourceText(name: "a.m", bytes: bytes)
        try tokens(LexedText(objectiveC: source)) { LexedText(objectiveC: $0) }
        try declarations(SourceFile(objectiveC: source, .first))
        try declarations(SourceFile(objectiveC: source, .building(BuildConditions(definitions: ["DEBUG": "1"]))))
    }

    /// The tokens and what lies between them are the text: each in its place, and between them nothing that is one.
    private static func tokens(_ text: LexedText, _ lex: (SourceText) -> LexedText) throws(Broken) {
        var end = 0
        for token in text.tokens {
            try hold(token.start >= end && token.end > token.start, "tokens overlap at \(token.start)")
            if text.problems.isEmpty { try nothing(in: end..<token.start, of: text, lex) }
            end = token.end
        }
        try hold(end <= text.source.bytes.count, "a token beyond the end")
        if text.problems.isEmpty { try nothing(in: end..<text.source.bytes.count, of: text, lex) }
    }

    private static func nothing(in gap: Range<Int>, of text: LexedText, _ lex: (SourceText) -> LexedText) throws(Broken)
    {
        guard text.source.bytes[gap].contains(where: { $0 > .space }) else { return }
        let between = lex(SourceText(name: "gap", bytes: Array(text.source.bytes[gap])))
        try hold(between.tokens.isEmpty, "left out: \(text.source.text(in: gap))")
    }

    private static func declarations(_ source: SourceFile) throws(Broken) {
        let whole = source.text.text.source.bytes.indices
        try tree(source.outline)
        try tree(source.tree)
        for declaration in source.declarations { try inside(whole, declaration) }
        for problem in source.problems { try hold(whole.contains(problem.place.range), "a problem beyond the end") }
        _ = source.imports
    }

    private static func inside(_ range: Range<Int>, _ declaration: Declaration) throws(Broken) {
        try hold(range.contains(declaration.range), "\(declaration.name) leaves what it is declared in")
        try hold(declaration.range.contains(declaration.lastToken), "\(declaration.name) ends elsewhere")
        for member in declaration.members { try inside(declaration.range, member) }
    }

    /// Each node lies in the one around it, behind the one before it, and what it names is declared in this tree.
    private static func tree(_ tree: SyntaxTree) throws(Broken) {
        for node in tree.root.descendants {
            var end = node.range.lowerBound
            for child in node.children where !child.range.isEmpty {
                try hold(
                    node.range.contains(child.range) && child.range.lowerBound >= end,
                    "a \(child.kind) leaves the \(node.kind) at \(node.range)")
                end = child.range.upperBound
            }
            if node.kind == .name, let name = node.name, let declared = node.resolve(name) {
                try hold(declared.tree === tree, "\(name) is declared elsewhere")
            }
        }
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

extension FuzzTarget {
    /// Whole folders of a project.
    static let folder = FuzzTarget("folder") { (bytes) throws(Broken) in try FuzzedProject(tree: bytes).check() }

    /// Files of settings, which the target is built with.
    static let configuration = FuzzTarget("xcconfig") { (bytes) throws(Broken) in
        try FuzzedProject(small.merging(["A.xcconfig": bytes]) { $1 }).check()
    }

    static let entitlements = FuzzTarget("entitlements") { (bytes) throws(Broken) in
        try FuzzedProject(small.merging(["A.entitlements": bytes]) { $1 }).check()
    }

    static let manifest = FuzzTarget("manifest") { (bytes) throws(Broken) in
        try FuzzedProject(small.merging(["Kit/Package.swift": bytes]) { $1 }).check()
    }

    /// Files with the versions of libraries; the first byte says which.
    static let lock = FuzzTarget("lock") { (bytes) throws(Broken) in
        let name = lockNames[Int(bytes.first ?? 0) % lockNames.count]
        let source = Array(bytes.dropFirst())
        let folder = FuzzedProject(["package.json": Array(demands.utf8)].merging([name: source]) { $1 }).folder
        let versions = LockedVersions(folder, project: "A.xcodeproj")
        try hold(LockedVersions(folder, project: "A.xcodeproj").problems == versions.problems, "read again, and other")
        for problem in versions.problems { try harmless(problem.message, "the complaint") }
        for library in libraries.compactMap({ versions[$0] }) {
            try hold(library.place.range.upperBound <= library.place.source.bytes.count, "a version beyond the end")
        }
    }

    /// Launches that were seen.
    static let recording = FuzzTarget("recording") { (bytes) throws(Broken) in
        let result = Result { () throws(Diagnostics) in
            try Recording(SourceText(name: "a.json", bytes: bytes)) { (_, _) throws(FileProblem) in
                throw FileProblem(reason: "no such file")
            }
        }
        if case .failure(let diagnostics) = result { try refusal(diagnostics) }
    }

    private static let lockNames = [
        "Podfile.lock", "Package.resolved", "package.json", "package-lock.json", "yarn.lock", ".fvmrc", "pubspec.lock",
        ".tool-versions", "CordovaLib/VERSION", "ProjectSettings/ProjectVersion.txt",
    ]
    private static let libraries = ["Firebase", "firebase-ios-sdk", "expo", "react-native", "flutter", "cordova-ios"]
    private static let demands = #"{ "dependencies": { "expo": "^54.0.0" } }"#

    /// A project that names a file of each kind.
    private static let small: [String: [UInt8]] = [
        FuzzedProject.projectFile: """
        { rootObject = R; objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (K); };
        G = { isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
        K = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        N = { isa = XCSwiftPackageProductDependency; productName = Kit; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildPhases = (S); packageProductDependencies = (N); buildConfigurationList = L; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {
            SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements; }; };
        }; }
        """, "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
        "Info.plist": "<plist><dict><key>UIBackgroundModes</key><array><string>$(MODE)</string></array></dict></plist>",
        "A.entitlements": "<plist><dict/></plist>", "A.xcconfig": "MODE = fetch", "B.xcconfig": "MODE = voip",
        "Kit/Package.swift": "let package = Package()", "Kit/Sources/Kit/Kit.swift": "import UIKit",
        "Kit/Other/Other.swift": "class Other: UIResponder {}",
    ].mapValues { Array($0.utf8) }
}
