/// The text after a callback's name in a message, and the values in it.
struct MentionTail {
    let remark: String
    let state: Timeline.State?
    let address: String?
    let url: String?
    let launchOption: LoggedLaunchOption?
    let sourceLine: Int?
    let isEnd: Bool
    let beginsWithWord: Bool

    /// After the name of SwiftUI's scene phase, the new phase follows.
    init(_ bytes: ArraySlice<UInt8>, isPhase: Bool) {
        let rest = bytes.prefix(Self.limit).trimmed
        let start = rest.drop { !$0.isWord }
        let marks = rest[..<start.startIndex]
        let words = LogWords(start)
        remark = rest.text
        isEnd = words.first.map { Self.endings.contains($0) } == true
        state = isPhase ? Timeline.State(phaseBehind: words) : Timeline.State(behind: words)
        address = words.address
        url = rest.url
        launchOption = LoggedLaunchOption(in: rest)
        beginsWithWord = rest.first?.isLetter == true && state == nil && !["nil", "optional"].contains(words.first)
        // 583 of `line 583`, 25 of `,25` and of `:25`
        if words.first == "line" {
            sourceLine = words.all.dropFirst().first.flatMap { Int($0) }
        } else {
            let isNumber = marks.count == 1 && (marks.first == .comma || marks.first == .colon)
            sourceLine = isNumber ? words.first.flatMap { Int($0) } : nil
        }
    }

    /// The part of a long line that is read.
    private static let limit = 2048

    private static let endings: Set<String> = [
        "end", "ended", "exit", "exited", "leave", "leaving", "done", "finished",
    ]
}
