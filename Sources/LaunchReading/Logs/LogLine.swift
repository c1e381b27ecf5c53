/// A line of a log, split as far as its shape allows.
struct LogLine: Equatable {
    /// Counted from 1.
    let number: Int
    /// The process that wrote it; nil if the line doesn't name it.
    var process: LogProcess?
    /// The app's own text, without the head that the log put before it.
    var message: ArraySlice<UInt8>
    /// The location where it may be repeated.
    var echo = LineShape.Echo.none
}

package struct LogProcess: Hashable, Sendable {
    package var name: String?
    package var pid: Int?

    /// `App[1766]`
    package var title: String { (name ?? "process") + (pid.map { "[\($0)]" } ?? "") }
}

extension LogLine {
    init(_ number: Int, _ message: ArraySlice<UInt8>, by process: LogProcess?) {
        (self.number, self.process, self.message) = (number, process, message)
    }

    /// Splits a line by the first shape that fits; without one, the whole line is the message.
    init(_ number: Int, _ bytes: ArraySlice<UInt8>) {
        self.number = number
        message = bytes
        for shape in LineShape.all {
            var cursor = LineCursor(bytes)
            guard cursor.skip(shape.head) else { continue }
            if cursor.name != nil || cursor.pid != nil { process = LogProcess(name: cursor.name, pid: cursor.pid) }
            message = cursor.rest
            echo = shape.echo
            return
        }
        process = bytes.loggedPid.map { LogProcess(pid: $0) }
    }
}

extension ArraySlice<UInt8> {
    /// 77 of `pid=77`, which key-value loggers write anywhere.
    fileprivate var loggedPid: Int? {
        let key = Array("pid=".utf8)
        guard let start = indices.first(where: { self[$0...].starts(with: key) }) else { return nil }
        if let before = self[..<start].last, before.isWord { return nil }
        return Int(self[(start + key.count)...].prefix(while: \.isDigit).text)
    }
}
