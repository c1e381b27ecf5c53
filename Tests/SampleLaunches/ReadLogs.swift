import LaunchReading

/// What a log tells, read in pieces of some size.
package func readLog(_ bytes: [UInt8], launch: Int = 1, pieces: Int = .max) throws -> LoggedLaunches {
    var reader = LogReader(keeping: .one(launch))
    var rest = bytes[...]
    while !rest.isEmpty {
        reader.read(rest.prefix(pieces))
        rest = rest.dropFirst(pieces)
    }
    return try reader.finish()
}
