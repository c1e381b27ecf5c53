import Foundation
import Testing

/// The folders of the sources know each other in one direction.
struct RoomTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Sources"
    ).standardizedFileURL

    /// One room that names a type of another in its module.
    private struct Arrow: Hashable {
        let from: String
        let to: String

        init(_ from: String, _ to: String) {
            self.from = from
            self.to = to
        }
    }

    @Test func knowEachOtherInOneDirection() throws {
        let rooms = try Self.rooms()
        let arrows = Self.arrows(rooms)
        #expect(rooms.count >= 30 && arrows.count >= 30)
        #expect(Self.circle(in: arrows) == [])
    }

    @Test func thePageNamesTheRooms() throws {
        let page = Self.sources.appendingPathComponent("LaunchModel/LaunchModel.docc/Architecture.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for room in try Self.rooms().keys { #expect(text.contains(room.split(separator: "/").last ?? ""), "\(room)") }
    }

    @Test func circlesAreFound() {
        let pair = [
            "M/A": "struct First { let other: Second.Part }", "M/B": "struct Second { func of(_ first: First) {} }",
            "M/C": "enum Third { case first(First) }", "N/D": "struct Fourth { let third: Third }",
        ]
        #expect(Self.circle(in: Self.arrows(pair)) == ["M/A", "M/B"])
        let three = [
            "M/A": "struct A1 { var b: B1 }", "M/B": "struct B1 { var c: C1 }", "M/C": "enum C1 { case a(A1) }",
        ]
        #expect(Self.circle(in: Self.arrows(three)).count == 3)
    }

    @Test func anExportedNameIsNoneOfText() throws {
        // What the model is about has no word in the module below it.
        let text = try Self.rooms().filter { $0.key.hasPrefix("StructuredText") }.values.joined()
        #expect(!text.isEmpty && !text.contains("UIKit") && !text.contains("import LaunchModel"))
    }

    /// What a user can't make or ask is no part of the library.
    @Test func theLibraryIsSmall() throws {
        let model = try Self.rooms().filter { $0.key.hasPrefix("LaunchModel/") }.values
        let count = model.reduce(0) { $0 + $1.matches(of: #/^\s*(?:@\w+ )*public /#.anchorsMatchLineEndings()).count }
        #expect((100...250).contains(count))
    }

    /// The whole of Foundation brings 34 MB of ICU's tables into a static binary.
    @Test func noneImportsFoundationOnLinux() throws {
        // Plugins run in SwiftPM, and are no part of the binary.
        for (room, code) in try Self.rooms() where !room.hasPrefix("Plugins") {
            let asked = code.replacing(Self.importOfFoundation, with: "")
            #expect(!asked.contains(/import\s+(\w+\s+)?Foundation(Internationalization|Networking|XML)?\b/), "\(room)")
        }
    }

    /// The one way to import it: where its smaller part is missing, as on a Mac.
    private static var importOfFoundation: Regex<Substring> {
        /#if canImport\(FoundationEssentials\)\s+import FoundationEssentials\s+#else\s+import Foundation\s+#endif/
    }

    /// The code of each room, without comments and literals.
    private static func rooms() throws -> [String: String] {
        var rooms: [String: String] = [:]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        for path in paths where path.hasSuffix(".swift") {
            let code = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            let room = path.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
            rooms[room, default: ""] += code.replacing(/\/\/.*/, with: "").replacing(/"(\\.|[^"\\])*"/, with: "") + "\n"
        }
        return rooms
    }

    private static func arrows(_ rooms: [String: String]) -> Set<Arrow> {
        var owners: [Substring: String] = [:]
        for (room, code) in rooms.sorted(by: { $0.key < $1.key }) {
            let declarations = code.matches(of: declaration)
            for declaration in declarations { owners[declaration.1] = room }
        }
        var arrows: Set<Arrow> = []
        for (room, code) in rooms {
            for name in Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                guard let owner = owners[name], owner != room, module(owner) == module(room) else { continue }
                arrows.insert(Arrow(room, owner))
            }
        }
        return arrows
    }

    private static var declaration: Regex<(Substring, Substring)> {
        #/^(?:public |package )?(?:final |indirect )?(?:struct|enum|class|protocol|actor|typealias) (\w+)/#
            .anchorsMatchLineEndings()
    }

    /// The rooms that lead to each other in a circle, or away from none; empty where the arrows have an order.
    private static func circle(in arrows: Set<Arrow>) -> [String] {
        var left = arrows
        while true {
            let ends = Set(left.map(\.to)).subtracting(left.map(\.from))
            let begins = Set(left.map(\.from)).subtracting(left.map(\.to))
            let rest = left.filter { !ends.contains($0.to) && !begins.contains($0.from) }
            if rest.count == left.count { return Set(rest.map(\.from)).sorted() }
            left = rest
        }
    }

    private static func module(_ room: String) -> Substring { room.prefix { $0 != "/" } }
}
