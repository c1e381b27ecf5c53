/// The difference between a timeline and the one that was recorded.
struct TimelineChange: Equatable, Sendable {
    /// Short sentences, the first difference first.
    let sentences: [String]
    /// The first line of the recorded timeline that isn't as it was, counted from 1.
    let line: Int
}

extension TimelineChange {
    init(from recorded: TimelineLines, to current: TimelineLines) {
        let same = zip(recorded.all, current.all).prefix { $0 == $1 }.count
        // Of another scenario everything may differ; where it begins to says enough.
        let byMeaning =
            recorded.ofScenario == current.ofScenario
            ? recordedDifference(expected: recorded.text, actual: current.text) : []
        sentences =
            byMeaning.isEmpty ? [firstDifference(at: same, recorded.line(same), current.line(same))] : byMeaning
        line = max(1, min(same + 1, recorded.count))
    }
}

private func firstDifference(at index: Int, _ recorded: String?, _ current: String?) -> String {
    switch (recorded, current) {
    case (let was?, let now?): "line \(index + 1) was \(was.quoted), is \(now.quoted)"
    case (nil, let now?): "line \(index + 1) is new: \(now.quoted)"
    case (let was?, nil): "line \(index + 1) is gone: \(was.quoted)"
    case (nil, nil): "the last line doesn't end as it did"
    }
}

/// A timeline as it was written, in lines.
struct TimelineLines {
    let text: String
    /// Without their line feeds; behind the last line feed is an empty one.
    let all: [[UInt8]]

    init(_ text: String) {
        self.text = text
        all = text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false).map { Array($0) }
    }

    /// The lines that only repeat what the scenario says: name and device above, and its events.
    var ofScenario: [[UInt8]] {
        all.prefix(2) + all.dropFirst(2).filter { $0.starts(with: "> ".utf8) }
    }

    /// How many lines an editor shows.
    fileprivate var count: Int {
        all.last == [] ? all.count - 1 : all.count
    }

    /// A line, counted from 0; nil where the text is over.
    fileprivate func line(_ index: Int) -> String? {
        index < count ? String(decoding: all[index], as: UTF8.self) : nil
    }
}
