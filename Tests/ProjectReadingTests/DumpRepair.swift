/// Mends the compiler's dump: Swift 6.3 forgets the brace that closes a type with a custom attribute, such as
/// `@MainActor () -> Void`, and names what comes next in the list with an empty key.
enum DumpRepair {
    static func repaired(_ dump: [UInt8]) -> [UInt8] {
        var repaired: [UInt8] = []
        repaired.reserveCapacity(dump.count)
        var open: [UInt8] = []
        var index = 0
        while index < dump.count {
            let byte = dump[index]
            if byte == UInt8(ascii: "\"") {
                let end = stringEnd(dump, from: index)
                repaired += dump[index..<end]
                index = end
                continue
            }
            if dump[index...].starts(with: emptyKey) {
                while open.last == UInt8(ascii: "{") { repaired.append(open.removeLast() + 2) }
                repaired.append(UInt8(ascii: ","))
                index += emptyKey.count - 1
                continue
            }
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { open.append(byte) }
            if byte == UInt8(ascii: "}") { _ = open.popLast() }
            if byte == UInt8(ascii: "]") {
                while open.popLast() == UInt8(ascii: "{") { repaired.append(UInt8(ascii: "}")) }
            }
            repaired.append(byte)
            index += 1
        }
        return repaired
    }

    private static let emptyKey = Array(#","":{"#.utf8)

    private static func stringEnd(_ dump: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < dump.count, dump[index] != UInt8(ascii: "\"") {
            index += dump[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(dump.count, index + 1)
    }
}
