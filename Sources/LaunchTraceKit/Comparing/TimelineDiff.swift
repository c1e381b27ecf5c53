/// Two timelines, and what changed from one to the other.
final class TimelineDiff {
    let before: DiffSide
    let after: DiffSide
    let ignored: Ignored
    let old: ComparedTimeline
    let new: ComparedTimeline
    let comparison: Comparison

    /// Compares the kinds of both sides; only a comparison of two scenarios finds `reordered`.
    init(_ before: DiffSide, _ after: DiffSide, ignoring ignored: Ignored = Ignored(), reordered: [PlacedFinding] = [])
        throws(Diagnostics)
    {
        let kinds = before.kinds.intersection(after.kinds).subtracting(ignored.kinds)
        var old = ComparedTimeline(before, kinds)
        var new = ComparedTimeline(after, kinds)
        if before.textDetail != nil || after.textDetail != nil {
            if !before.isPresentText(of: kinds) { try old.readAsText(kinds) }
            if !after.isPresentText(of: kinds) { try new.readAsText(kinds) }
        }
        if kinds.contains(.finding) { new.add(reordered) }
        (self.before, self.after, self.ignored, self.old, self.new) = (before, after, ignored, old, new)
        comparison = Comparison(
            old.timeline, new.timeline, alike: ComparedTimeline.alike(old, new), ignoring: ignored.aspects)
    }

    var isSame: Bool { comparison.isSame }

    /// The locations of the rows in the new side; removed entries are where they would be.
    var places: [Place?] {
        var last: Place?
        return comparison.rows.map { row in
            last = row.after.flatMap { new.entries[$0] } ?? last
            return last ?? row.before.flatMap { old.entries[$0] }
        }
    }
}

extension Timeline {
    /// A sentence for each entry that differs; the device and the confidence are ignored.
    func differences(to other: Timeline) -> [String] {
        do throws(Diagnostics) {
            let diff = try TimelineDiff(
                DiffSide(label: "", path: nil, content: .computed(self)),
                DiffSide(label: "", path: nil, content: .computed(other)),
                ignoring: Ignored(aspects: [.heading, .confidence]))
            return diff.notes.map(\.text)
        } catch { return [error.text] }
    }
}
