import Foundation
import Testing

@testable import ProjectWriting

extension RealToolTests {
    private static let names = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../Tools/UIKitNames"
    ).standardizedFileURL.path.shellWord

    // On a Mac the names would be those of its own frameworks.
    #if os(Linux)
        /// The compiler warns of each `#warning`, and of nothing else.
        @Test(.needs(.swiftc), arguments: [5, 6]) func sceneDelegatesInSwiftCompile(version: Int) throws {
            let folder = try Folder()
            try #require(SceneDelegateSample.swift.count >= 60)
            for sample in SceneDelegateSample.swift {
                for file in sample.draft.files { try folder.write(file.name, file.text) }
            }
            let apps = SceneDelegateSample.swift.map(\.app).joined()
            try folder.write("Apps.swift", "import CloudKit\nimport UIKit\n\n" + apps)
            // Optional methods of a protocol, which Swift has where it works with Objective-C.
            let flags =
                "-swift-version \(version) -I . -Xfrontend -enable-objc-interop "
                + "-Xfrontend -disable-objc-attr-requires-foundation-module"
            let result = try RealTool.sh(
                """
                for m in CloudKit UserNotifications UIKit; do
                  swiftc -emit-module -parse-as-library -module-name $m \(flags) \(Self.names)/$m.swift || exit 1
                done && swiftc -typecheck -parse-as-library -module-name App \(flags) Apps.swift SceneDelegate*.swift
                """, in: folder)
            #expect(result.status == 0 && Self.unexpected(in: result.stderr).isEmpty, "\(result.stderr.prefix(4000))")
            #expect(Self.warnings(in: result.stderr).count == Self.expectedCount(of: SceneDelegateSample.swift))
        }
    #endif

    @Test(.needs(.clang)) func sceneDelegatesInObjectiveCCompile() throws {
        let folder = try Folder()
        try #require(SceneDelegateSample.objectiveC.count >= 60)
        for sample in SceneDelegateSample.objectiveC {
            for file in sample.draft.files { try folder.write(file.name, file.text) }
        }
        let apps = SceneDelegateSample.objectiveC.filter(\.draft.app.isSeenElsewhere).map {
            "@interface \($0.draft.app.name) : UIResponder\n@property (strong) UIWindow *window;\n@end\n"
        }
        try folder.write("App.h", "#import <UIKit/UIKit.h>\n\n" + apps.joined())
        // As an app for the system that deprecates most of these methods.
        let flags =
            "-target arm64-apple-ios26 -isysroot . -fsyntax-only -fobjc-arc -fblocks -Wall -I \(Self.names)/Headers"
        let result = try RealTool.sh(
            "clang \(flags) -x objective-c *.m && clang \(flags) -x objective-c++ *.mm", in: folder)
        #expect(result.status == 0 && Self.unexpected(in: result.stderr).isEmpty, "\(result.stderr.prefix(4000))")
        #expect(Self.warnings(in: result.stderr).count == Self.expectedCount(of: SceneDelegateSample.objectiveC))
    }

    /// The directives in all files.
    private static func expectedCount(of samples: [SceneDelegateSample]) -> Int {
        samples.flatMap(\.draft.files).reduce(0) { $0 + $1.text.components(separatedBy: "#warning").count - 1 }
    }

    private static func warnings(in output: String) -> Set<Substring> {
        Set(output.split(separator: "\n").filter { $0.contains(": warning: ") || $0.contains(": error: ") })
    }

    /// What doesn't come of a directive, whose words begin as these do.
    private static func unexpected(in output: String) -> [Substring] {
        warnings(in: output).filter { line in
            !["App.m:3, 4: it's", "the scene has no window yet", "is private to its file"].contains(
                where: line.contains)
        }
    }
}
