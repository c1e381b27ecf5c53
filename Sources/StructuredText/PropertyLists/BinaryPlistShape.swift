/// The objects of a binary property list, which refer to each other by number, so that an object can have several
/// parents.
struct BinaryPlistShape {
    private let bytes: [UInt8]
    private let trailer: Trailer
    private var objects: [Object] = []

    /// An object with its own bytes, and the numbers of its parts; nil if there can be none.
    private struct Object {
        let size: Int
        var parts: [Int]?
        /// The number of parts that are keys.
        var keys = 0
        /// The characters of a text.
        var text: Range<Int>?
    }

    /// The decoded size of an object, including its parts.
    private struct Weight {
        var values = 1
        var bytes: Int
        /// The depth of nested containers, including the object.
        var depth = 0
    }

    static func refuseHostile(_ bytes: [UInt8]) throws(PlistRefusal) {
        guard let trailer = Trailer(bytes) else { throw .noPropertyList }
        var shape = BinaryPlistShape(bytes: bytes, trailer: trailer)
        try shape.readObjects()
        try shape.refuseSameKeys()
        try shape.weigh()
    }

    private init(bytes: [UInt8], trailer: Trailer) { (self.bytes, self.trailer) = (bytes, trailer) }

    /// The last 32 bytes.
    private struct Trailer {
        let offsetSize: Int
        let referenceSize: Int
        let count: Int
        let top: Int
        let table: Int

        /// Nil if the objects can't be at the stated position.
        init?(_ bytes: [UInt8]) {
            let start = bytes.count - 32
            guard start >= 8, let count = number(in: bytes, at: start + 8, size: 8),
                let top = number(in: bytes, at: start + 16, size: 8),
                let table = number(in: bytes, at: start + 24, size: 8)
            else { return nil }
            (offsetSize, referenceSize) = (Int(bytes[start + 6]), Int(bytes[start + 7]))
            guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), top < count, table <= start,
                count <= (start - table) / offsetSize
            else { return nil }
            (self.count, self.top, self.table) = (count, top, table)
        }
    }

    private mutating func readObjects() throws(PlistRefusal) {
        guard trailer.count <= PlistShape.valueLimit else { throw .tooManyValues }
        var references = 0
        for index in 0..<trailer.count {
            let place = number(in: bytes, at: trailer.table + index * trailer.offsetSize, size: trailer.offsetSize)
            guard let place, place < trailer.table else { throw .noPropertyList }
            let object = try object(at: place, limit: PlistShape.valueLimit - references)
            references += object.parts?.count ?? 0
            objects.append(object)
        }
    }

    private func object(at place: Int, limit: Int) throws(PlistRefusal) -> Object {
        let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 0xF))
        switch kind {
        // False and true; readers differ for null.
        case 0x0 where low == 8 || low == 9: return Object(size: 1)
        // Integers have at most 16 bytes, and floating-point numbers 4 or 8.
        case 0x1 where low <= 4, 0x2 where low == 2 || low == 3: return try plain(at: place, size: 1 << low)
        case 0x3: return try plain(at: place, size: 8)
        case 0x8: return try plain(at: place, size: low + 1)
        case 0x4, 0x5, 0x7: return try text(at: place, bytesEach: 1)
        case 0x6: return try text(at: place, bytesEach: 2)
        case 0xA, 0xB, 0xC: return try container(at: place, referencesEach: 1, limit: limit)
        case 0xD: return try container(at: place, referencesEach: 2, limit: limit)
        default: throw .noPropertyList
        }
    }

    private func plain(at place: Int, size: Int) throws(PlistRefusal) -> Object {
        guard size < trailer.table - place else { throw .noPropertyList }
        return Object(size: size + 1)
    }

    private func text(at place: Int, bytesEach each: Int) throws(PlistRefusal) -> Object {
        let (count, start) = try length(at: place)
        guard count * each <= trailer.table - start else { throw .noPropertyList }
        return Object(size: count * each + 1, text: start..<start + count * each)
    }

    private func container(at place: Int, referencesEach each: Int, limit: Int) throws(PlistRefusal) -> Object {
        let (count, start) = try length(at: place)
        guard count <= (trailer.table - start) / trailer.referenceSize else { throw .noPropertyList }
        guard count * each <= limit else { throw .tooManyValues }
        var parts: [Int] = []
        for index in 0..<count * each {
            let place = start + index * trailer.referenceSize
            guard let part = number(in: bytes, at: place, size: trailer.referenceSize), part < trailer.count else {
                throw .noPropertyList
            }
            parts.append(part)
        }
        return Object(size: 1, parts: parts, keys: each == 2 ? count : 0)
    }

    /// If a key occurs twice, it is undefined which value counts.
    private func refuseSameKeys() throws(PlistRefusal) {
        for object in objects where object.keys > 1 {
            var keys: Set<ArraySlice<UInt8>> = []
            for key in object.parts?.prefix(object.keys) ?? [] {
                guard let text = objects[key].text else { continue }
                guard keys.insert(bytes[text]).inserted else { throw .sameKey }
            }
        }
    }

    /// The number of bytes, characters or references in an object, and their start.
    private func length(at place: Int) throws(PlistRefusal) -> (count: Int, start: Int) {
        let low = Int(bytes[place] & 0xF)
        guard low == 0xF else { return (low, place + 1) }
        guard bytes[place + 1] >> 4 == 1 else { throw .noPropertyList }
        let size = 1 << Int(bytes[place + 1] & 0xF)
        guard size <= 8, let count = number(in: bytes, at: place + 2, size: size), count <= bytes.count else {
            throw .noPropertyList
        }
        return (count, place + 2 + size)
    }

    /// Computes the size of each object, from the innermost outwards.
    private func weigh() throws(PlistRefusal) {
        var weights: [Weight?] = Array(repeating: nil, count: objects.count)
        var isOpen = Array(repeating: false, count: objects.count)
        var open = [(object: trailer.top, next: 0)]
        while let (object, next) = open.popLast() {
            let parts = objects[object].parts ?? []
            isOpen[object] = true
            guard next < parts.count else {
                weights[object] = try weight(of: objects[object], weights)
                isOpen[object] = false
                continue
            }
            open.append((object, next + 1))
            // An object that contains itself has no end.
            guard !isOpen[parts[next]] else { throw .tooDeep }
            if weights[parts[next]] == nil { open.append((parts[next], 0)) }
        }
    }

    private func weight(of object: Object, _ weights: [Weight?]) throws(PlistRefusal) -> Weight {
        var sum = Weight(bytes: object.size)
        for part in object.parts ?? [] {
            guard let weight = weights[part] else { continue }
            sum.values += weight.values
            sum.bytes += weight.bytes
            sum.depth = max(sum.depth, weight.depth)
            guard sum.values <= PlistShape.valueLimit else { throw .tooManyValues }
            guard sum.bytes <= PlistShape.sizeLimitMiB << 20 else { throw .tooManyBytes }
        }
        if object.parts != nil { sum.depth += 1 }
        guard sum.depth <= PlistShape.depthLimit else { throw .tooDeep }
        return sum
    }
}

/// A big-endian number with this many bytes; nil if it is out of range, or larger than any valid number.
private func number(in bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    let number = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
}
