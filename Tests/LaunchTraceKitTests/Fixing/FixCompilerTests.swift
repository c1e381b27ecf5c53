import Foundation
import Testing

extension RealToolTests {
    private static let names = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../Tools/UIKitNames"
    ).standardizedFileURL.path.shellWord

    /// Optional methods of a protocol, which Swift has where it works with Objective-C.
    private static let flags =
        "-I . -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module"

    @Test(.needs(.swiftc), arguments: [5, 6]) func fixedAppsInSwiftCompile(version: Int) throws {
        let folder = try Self.folder(of: FixSample.all.filter(\.isSwift))
        let result = try RealTool.sh(
            """
            for m in CloudKit UserNotifications BackgroundTasks UIKit; do
              swiftc -emit-module -parse-as-library -swift-version \(version) -module-name $m \(Self.flags) \
                \(Self.names)/$m.swift || exit 1
            done
            for d in */; do
              swiftc -typecheck -parse-as-library -swift-version \(version) -warnings-as-errors -module-name Recipes \
                \(Self.flags) "$d"App/*.swift || { echo "$d"; exit 1; }
            done
            """, in: folder)
        #expect(result.status == 0, "\(result.stdout)\(result.stderr.prefix(4000))")
    }

    @Test(.needs(.clang)) func fixedAppsInObjectiveCCompile() throws {
        let folder = try Self.folder(of: FixSample.all.filter { !$0.isSwift })
        let result = try RealTool.sh(
            """
            for d in */; do
              clang -target arm64-apple-ios18 -fsyntax-only -fobjc-arc -fblocks -Wall -Werror -I \(Self.names)/Headers \
                "$d"App/*.m || { echo "$d"; exit 1; }
            done
            """, in: folder)
        #expect(result.status == 0, "\(result.stdout)\(result.stderr.prefix(4000))")
    }

    /// A folder with the apps as they are with their fixes.
    private static func folder(of samples: [FixSample]) throws -> Folder {
        let folder = try Folder()
        try #require(samples.count >= 10)
        for (number, sample) in samples.enumerated() {
            let files = SampleFiles(try #require(sample.files))
            for file in files.outcome(FixTests.lint + ["--fix", "--force"]).files { try files.access.write(file) }
            for (path, text) in files.all { try folder.write("\(number)/\(path)", text) }
        }
        return folder
    }
}
