import Foundation
import Testing

@testable import ScenarioFormat

/// Property lists that Foundation would read for hours, or not survive.
struct PlistShapeTests {
    /// What is said of a list; nil where Foundation may have it.
    private func refusal(of bytes: [UInt8]) -> String? { PlistShape.refusal(of: bytes) }

    private func refusal(of text: String) -> String? { refusal(of: Array(text.utf8)) }

    private static let tooDeep = "it is nested more than 512 levels deep"
    private static let tooManyValues = "it has more than 100000 values"

    @Test func whatFoundationWritesIsRead() throws {
        let list: [String: Any] = [
            "UIBackgroundModes": ["fetch", "Größe"],
            "a": [1, -7, 2.5, true, Data([1, 2, 3]), Date(timeIntervalSince1970: 0)], "b": [String: Any](),
            "c": [[Any]](), "d": (0..<1000).map { ["n": $0] },
        ]
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            #expect(refusal(of: Array(data)) == nil)
        }
    }

    @Test(arguments: ["array", "dict", "plist", "string", "x"]) func anyTagNests(_ tag: String) {
        func nested(_ depth: Int) -> String {
            String(repeating: "<\(tag) a='b'>", count: depth) + String(repeating: "</\(tag)>", count: depth)
        }
        #expect(refusal(of: nested(512)) == nil)
        #expect(refusal(of: nested(513)) == Self.tooDeep)
        #expect(refusal(of: nested(10_000)) == Self.tooDeep)
    }

    /// A reader for which the tag ends elsewhere would see another depth.
    @Test(arguments: [
        "<!DOCTYPE plist \"</dict>\">", "<!DOCTYPE <!-- >", "<!DOCTYPE <? >", "<dict a=\"</dict>\">", "<dict <dict>>",
        "<dict", "<",
    ]) func aTagHoldsNoOther(_ text: String) {
        #expect(refusal(of: text + "<plist><dict></dict></plist>") == "not a property list")
    }

    @Test func passagesHoldNoTags() {
        let tags = String(repeating: "</array>", count: 1000)
        let deep = String(repeating: "<array>", count: 513)
        for passage in ["<!-- > \(tags) -->", "<? > \(tags) ?>", "<string><![CDATA[ > \(tags) ]]></string>"] {
            #expect(refusal(of: passage + deep) == Self.tooDeep)
            #expect(refusal(of: passage + deep.dropLast(7)) == nil)
        }
    }

    @Test func valuesInXMLAreCounted() {
        func list(_ count: Int) -> String { "<array>" + String(repeating: "<true/>", count: count - 1) + "</array>" }
        #expect(refusal(of: list(100_000)) == nil)
        #expect(refusal(of: list(100_001)) == Self.tooManyValues)
    }

    /// A list whose elements are one and the same list of one and the same string: 6 KB for nine million values.
    @Test func whatIsSharedCountsAsOftenAsItIsShared() {
        func shared(_ outer: Int, _ inner: Int) -> [UInt8] {
            BinaryList([.list(Array(repeating: 1, count: outer)), .list(Array(repeating: 2, count: inner)), .text("a")])
                .bytes
        }
        #expect(refusal(of: shared(3000, 3000)) == Self.tooManyValues)
        #expect(refusal(of: shared(99, 1009)) == nil)
        #expect(refusal(of: shared(1, 99_998)) == nil)
        #expect(refusal(of: shared(1, 99_999)) == Self.tooManyValues)
        let long = BinaryList([.list(Array(repeating: 1, count: 1000)), .text(String(repeating: "a", count: 17_000))])
        #expect(refusal(of: long.bytes) == "it has more than 16 MiB")
    }

    @Test func depthInABinaryListIsThatOfTheLongestWay() {
        func nested(_ depth: Int) -> [UInt8] {
            // Each holds the next two, so that a short way leads to every one.
            BinaryList((0..<depth).map { .list([$0 + 1, $0 + 2].filter { $0 < depth }) }).bytes
        }
        func chain(_ depth: Int) -> [UInt8] {
            BinaryList((0..<depth).map { .list($0 + 1 < depth ? [$0 + 1] : []) }).bytes
        }
        #expect(refusal(of: chain(512)) == nil)
        #expect(refusal(of: chain(513)) == Self.tooDeep)
        #expect(refusal(of: nested(60)) == Self.tooManyValues)
        #expect(refusal(of: BinaryList([.list([0])]).bytes) == Self.tooDeep)
        #expect(refusal(of: BinaryList([.list([1]), .list([0])]).bytes) == Self.tooDeep)
    }

    /// Which of the two values it has would be a matter of chance.
    @Test(arguments: ["AAAA", "AAAAAAAAAAAAAAAA1A", "Äääää"]) func aKeyStandsOnce(_ key: String) throws {
        let other = key.replacingOccurrences(of: "A", with: "B").replacingOccurrences(of: "Ä", with: "Ö")
        let data = try PropertyListSerialization.data(
            fromPropertyList: [key: 1, other: 2], format: .binary, options: 0)
        #expect(refusal(of: Array(data)) == nil)
        let (bytes, name) = (Array(data), key == "Äääää" ? Array(key.utf16BE) : Array(key.utf8))
        let otherName = key == "Äääää" ? Array(other.utf16BE) : Array(other.utf8)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: otherName) })
        var bent = bytes
        bent.replaceSubrange(place..<place + name.count, with: name)
        #expect(refusal(of: bent) == "it contains a key twice")
    }

    /// One of them makes a text of it and another nothing.
    @Test func nothingIsNoValue() {
        let bytes = BinaryList([.list([1]), .text("a")]).bytes
        for (byte, reason) in [(0x09, nil), (0x08, nil), (0x00, "not a property list"), (0x0F, "not a property list")] {
            var bent = bytes
            bent[11...12] = [UInt8(byte), 0]
            #expect(refusal(of: bent) == reason)
        }
    }

    @Test func aTornBinaryListIsNone() {
        let whole = BinaryList([.list([1, 2]), .text("abc"), .list([])]).bytes
        for end in 0..<whole.count { #expect(refusal(of: Array(whole[..<end])) == "not a property list") }
        for index in whole.indices {
            for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
                var bent = whole
                bent[index] = byte
                // Whatever is said of it: it is said.
                _ = refusal(of: bent)
            }
        }
    }
}

/// A binary property list that is made object by object, the first at the top.
private struct BinaryList {
    let bytes: [UInt8]

    enum Object {
        case list([Int])
        case text(String)
    }

    init(_ objects: [Object]) {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            switch object {
            case .list(let parts): bytes += Self.head(0xA0, parts.count) + parts.flatMap { Self.number($0, 2) }
            case .text(let text): bytes += Self.head(0x50, text.utf8.count) + Array(text.utf8)
            }
        }
        let table = bytes.count
        bytes += offsets.flatMap { Self.number($0, 4) } + [0, 0, 0, 0, 0, 0, 4, 2]
        self.bytes = bytes + [objects.count, 0, table].flatMap { Self.number($0, 8) }
    }

    private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind | UInt8(count)] : [kind | 0xF, 0x12] + number(count, 4)
    }

    private static func number(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}

extension String { fileprivate var utf16BE: [UInt8] { utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } } }
