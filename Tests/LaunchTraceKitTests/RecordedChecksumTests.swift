import Foundation
import LaunchMutants
import Testing

@testable import LaunchTraceKit

struct RecordedChecksumTests {
    /// `make record` writes them; the diff of a timeline says what has changed, with `--show` for notifications.
    @Test func ofEveryExampleAreAsRecorded() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../timelines.cksum"
        ).standardizedFileURL
        let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let found = RecordedChecksums.lines(of: try ExampleFiles.examples())
        #expect(Set(found).subtracting(recorded) == [])
        #expect(Set(recorded).subtracting(found) == [])
    }

    @Test(arguments: [("", "4294967295 0"), ("123456789", "930766865 9"), ("UIKit\n", "209744455 6")])
    func areThoseOfPOSIX(text: String, checksum: String) { #expect(text.checksum == checksum) }
}
