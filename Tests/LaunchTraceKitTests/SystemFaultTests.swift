import Foundation
import Testing

@testable import LaunchTraceKit

/// Each look at a file or a folder fails in turn as only the system does it: no command has an answer then.
struct SystemFaultTests {
    private static let reason = "input/output error"

    /// Files of which the look of a number fails.
    private final class FailingFiles: @unchecked Sendable {
        private let lock = NSLock()
        private var looks = 0
        private let failing: Int

        init(_ failing: Int) { self.failing = failing }

        var hasFailed: Bool { lock.withLock { looks >= failing } }

        private func look() throws(FileProblem) {
            let fails = lock.withLock {
                looks += 1
                return looks == failing
            }
            if fails { throw .system(reason: reason) }
        }

        func access(_ files: FileAccess) -> FileAccess {
            FileAccess(
                readFile: { (path) throws(FileProblem) in
                    try self.look()
                    return try files.readFile(path)
                }, readStandardInput: files.readStandardInput,
                listFolder: { (path) throws(FileProblem) in
                    try self.look()
                    return try files.listFolder(path)
                }, write: files.write,
                locate: { (path) throws(FileProblem) in
                    try self.look()
                    return try files.locate(path)
                })
        }
    }

    private static let files: [String: String] = [
        ".git/HEAD": "", "App/AppDelegate.swift": sampleDelegate, "App/Scene.swift": "class Scene: UIResponder {}",
        "App/App-Bridging-Header.h": "#import <UIKit/UIKit.h>", "Base.xcconfig": "#include \"Own.xcconfig\"",
        "Own.xcconfig": "INFOPLIST_FILE = Info.plist\nCODE_SIGN_ENTITLEMENTS = App.entitlements",
        "Info.plist": "<plist><dict><key>UIBackgroundModes</key><array><string>fetch</string></array></dict></plist>",
        "App.entitlements": "<plist><dict/></plist>", "Podfile.lock": "PODS:\n  - Firebase (1.0)\nCOCOAPODS: 1.0",
        "Kit/Package.swift": "let p = Package(products: [.library(name: \"Kit\", targets: [\"Kit\"])], "
            + "targets: [.target(name: \"Kit\")])", "Kit/Sources/Kit/Kit.swift": "struct Kit {}",
        "P.xcodeproj/project.pbxproj": project, "app.json": #"{ "project": "P.xcodeproj" }"#,
        "Plain.plist": "<plist><dict/></plist>",
        "a.json": #"{ "name": "A", "app": "app.json", "events": [{ "event": "tapIcon" }] }"#,
        "b.json": #"{ "name": "B", "app": { "infoPlist": "Plain.plist" }, "events": [{ "event": "tapIcon" }] }"#,
        "a.log": "applicationDidBecomeActive(_:)", ".course/launch.json": LessonTests.link.apps[0].text,
        ".course/lesson.json": LessonProgress(of: LessonTests.link).text,
    ]

    private static let project = """
        { rootObject = R; objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (K); };
        G = { isa = PBXGroup; children = (F, D, X); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "app/AppDelegate.swift"; sourceTree = SOURCE_ROOT; };
        H = { isa = PBXFileReference; path = "App/App-Bridging-Header.h"; sourceTree = SOURCE_ROOT; };
        X = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        K = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        N = { isa = XCSwiftPackageProductDependency; productName = Kit; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
            fileSystemSynchronizedGroups = (D); packageProductDependencies = (N); buildConfigurationList = L; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
            buildSettings = { SDKROOT = iphoneos; }; };
        }; }
        """

    private static let areAll = ProcessInfo.processInfo.environment["LAUNCHTRACE_FAULTS"] != nil

    private static let quick = [
        "scan P.xcodeproj", "scan .", "scan --plist Info.plist --sources App", "lint a.json b.json", "run b.json",
        "diff b.json --set device.os=18.0", "lesson", "lesson 6 --check .course",
    ]

    private static let slow = [
        "scan . -o out.json", "scan P.xcodeproj --check app.json", "lint P.xcodeproj", "check .", "check . --record",
        "run a.json --format svg", "diff a.json b.json", "init P.xcodeproj", "matrix --app a.json",
        "site -o out --app a.json", "verify a.json a.log", "migrate --check P.xcodeproj P.xcodeproj",
    ]

    /// `make faults` tries all of them.
    @Test(arguments: areAll ? quick + slow : quick) func noCommandEndsWith0(_ words: String) {
        let words = words.split(separator: " ").map(String.init)
        for look in 1... {
            let failing = FailingFiles(look)
            let files = SampleFiles(Self.files)
            let outcome = CommandOutcome.of(
                words, files: failing.access(files.access),
                terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
            guard failing.hasFailed else {
                #expect(look > 2, "nothing was looked at")
                return
            }
            #expect(outcome.status == 2, "look \(look) of \(words): \(outcome.stderr)")
            #expect((outcome.stderr + outcome.stdout).contains(Self.reason), "look \(look) of \(words)")
            #expect(outcome.files.isEmpty)
            if look > 300 { return }
        }
    }
}
