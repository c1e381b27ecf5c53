import LaunchTraceKit

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
