/// What sets a timeline apart from the one that was recorded.
struct TimelineChange: Equatable, Sendable {
    /// Short sentences, the first difference first.
    let sentences: [String]
    /// The first line of the recorded timeline that isn't as it was, counted from 1.
    let line: Int
}

extension TimelineChange {
    init(from recorded: TimelineLines, to current: TimelineLines) {
        let same = zip(recorded.all, current.all).prefix { $0 == $1 }.count
        let was = recorded.line(same)
        let now = current.line(same)
        sentences = [Self.sentence(same + 1, was: was, is: now)]
        line = max(1, min(same + 1, recorded.count))
    }

    private static func sentence(_ number: Int, was: String?, is now: String?) -> String {
        switch (was, now) {
        case (let was?, let now?): "line \(number) was \(was.quoted), is \(now.quoted)"
        case (nil, let now?): "line \(number) is new: \(now.quoted)"
        case (let was?, nil): "line \(number) is gone: \(was.quoted)"
        case (nil, nil): "the last line doesn't end as it did"
        }
    }
}

extension TimelineLines {
    /// A line, counted from 0; nil where the text is over.
    fileprivate func line(_ index: Int) -> String? {
        let isOver = index >= all.count || (index == all.count - 1 && all[index].isEmpty)
        return isOver ? nil : String(decoding: all[index], as: UTF8.self)
    }

    /// How many lines an editor shows.
    fileprivate var count: Int {
        all.last == [] ? all.count - 1 : all.count
    }
}
