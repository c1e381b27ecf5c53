/// A format of the head that a log puts before the text of an app.
struct LineShape: Sendable {
    let name: String
    /// A line of this shape by the app `App`, with the message `text`.
    let example: String
    /// The parts before the message, from left to right.
    let head: [Piece]
    var echo = Echo.none

    /// `flutter -v` writes a line of the device's log, and then its message again.
    enum Echo: Sendable { case none, first, second }

    /// A part of a head.
    package enum Piece: Sendable {
        /// Blanks and tabs, or none.
        case gap
        case blanks
        case tab
        case literal(String)
        case date
        /// With a fraction and a time zone, if present.
        case time
        /// `Nov 12`
        case monthAndDay
        /// A date and a time with a `T` between them.
        case isoTime
        /// A word without blanks, which is ignored.
        case word
        /// The type of `log --style compact`.
        case messageType
        case pid
        /// `[ +655 ms]`
        case elapsed
        /// `App[1766:662544]`: pid and thread.
        case processWithThread
        /// `App[1766]` or `App(Image)[1766]`.
        case processWithPid
        /// The name of a process up to a colon.
        case processLabel
        /// The name of a process up to a tab.
        case processColumn
        /// The time of Console, with a date if it shows one.
        case timeColumn
        /// The optional columns of Console before the message: `1766`, `0x1a2b`, `com.example.app`, a category.
        case otherColumns
    }

    /// The first match is the shape of a line, so the stricter ones come first.
    static let all: [LineShape] = [
        LineShape(
            name: "flutter -v",
            example: "[ +655 ms] [DEVICE LOG] 2020-03-11 15:33:53.334223+0200  localhost App[31898]: (Flutter) text",
            head: [.elapsed, .blanks, .literal("[DEVICE LOG]"), .blanks] + syslogHead, echo: .first),
        LineShape(name: "flutter -v, again", example: "[   +1 ms] text", head: [.elapsed, .blanks], echo: .second),
        LineShape(
            name: "log, default style",
            example: "2022-08-25 15:22:01.008417+0100 0x1590e    Default     0x0       1766   0    App: (Image) text",
            head: [.date, .blanks, .time, .blanks, .literal("0x"), .word, .blanks, .word, .blanks] + [
                .literal("0x"), .word, .blanks, .pid, .blanks, .word, .blanks, .processLabel, .blanks,
            ]),
        LineShape(
            name: "log, compact style", example: "2026-08-11 17:15:22.031 Df App[80328:9875ec] text",
            head: [.date, .blanks, .time, .blanks, .messageType, .blanks, .processWithThread, .gap]),
        LineShape(
            name: "NSLog", example: "2019-04-22 17:23:41.409737-0700 App[18188:662544] text",
            head: [.date, .blanks, .time, .blanks, .processWithThread, .gap]),
        LineShape(
            name: "log, syslog style", example: "2022-08-25 15:22:01.008417+0100  localhost App[1766]: (Image) text",
            head: syslogHead),
        LineShape(
            name: "device syslog", example: "Nov 12 12:24:37 iPad App(FrontBoard)[510] <Notice>: text",
            head: [.monthAndDay, .blanks, .time, .blanks, .word, .blanks, .processWithPid, .blanks] + [
                .literal("<"), .word, .blanks,
            ]),
        LineShape(
            name: "device syslog, plain", example: "Nov 12 12:24:37 iPad App[510]: text",
            head: [.monthAndDay, .blanks, .time, .blanks, .word, .blanks, .processWithPid, .literal(":"), .blanks]),
        LineShape(
            name: "device syslog without a device",
            example: "Nov  2 12:24:37.123456 App(FrontBoard)[510] <Notice>: text",
            head: [.monthAndDay, .blanks, .time, .blanks, .processWithPid, .blanks, .literal("<"), .word, .blanks]),
        LineShape(
            name: "pymobiledevice3", example: "2026-11-02 12:24:37.123456 App{FrontBoard}[510] <NOTICE>: text",
            head: [.date, .blanks, .time, .blanks, .processWithPid, .blanks, .literal("<"), .word, .blanks]),
        LineShape(
            name: "Console",
            example: "default\t2026-11-02 14:56:57.693619-0400\tApp\t1766\t0x1a2b\tcom.example.app\tlifecycle\ttext",
            head: [.word, .tab, .timeColumn, .tab, .processColumn, .tab, .otherColumns]),
        LineShape(
            name: "ISO 8601 and a process", example: "2021-03-04T11:03:03.879000+00:00 App: text",
            head: [.isoTime, .blanks, .processLabel, .blanks]),
        LineShape(
            name: "table of a logger", example: "331\t|\t13:37:55:649 (UTC)\t|\ttext",
            head: [.word, .blanks, .literal("|"), .blanks, .time, .blanks, .literal("(UTC)"), .blanks] + [
                .literal("|"), .blanks,
            ]),
    ]

    private static let syslogHead: [Piece] = [
        .date, .blanks, .time, .blanks, .word, .blanks, .processWithPid, .literal(":"), .blanks,
    ]
}
