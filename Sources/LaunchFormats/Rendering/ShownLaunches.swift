/// The launches of an app that show a finding, and the number of all launches.
package struct ShownLaunches: Hashable, Sendable {
    package let all: [AppLaunch]
    private let count: Int

    /// Some of all launches.
    package init(_ launches: [AppLaunch], of count: Int) { (all, self.count) = (launches, count) }

    /// `in 12 of 12 launches`; for a few, with their names: `in 2 of 12 launches: remoteNotification (notRunning,
    /// suspended)`.
    var text: String {
        let share = "in \(all.count) of \(count.counting("launch"))"
        let names = names
        return all.count == count || names.count > Self.namedLimit
            ? share : "\(share): \(names.joined(separator: ", "))"
    }

    private static let namedLimit = 3

    /// The launches by their events, as a scenario spells them, each with its starts; launches that differ only in
    /// their URL are one.
    private var names: [String] {
        all.map(\.title).unique().map { title in
            let starts = all.filter { $0.title == title }.map(\.start.rawValue).unique()
            return "\(title) (\(starts.joined(separator: ", ")))"
        }
    }

    /// The numbers, and the first launch as a scenario.
    var value: Value {
        .object(Value.members(["showing": .number(all.count), "of": .number(count), "first": all.first.map(\.value)]))
    }
}

extension Trigger {
    /// `backgroundEvent location`
    fileprivate var title: String {
        ([kind.rawValue] + sortArguments.compactMap { $0.key == "kind" ? $0.value.text : nil }).joined(separator: " ")
    }
}

extension AppLaunch {
    /// `openURL (notRunning)`
    package var name: String { "\(title) (\(start.rawValue))" }

    fileprivate var title: String {
        triggers.map(\.title).joined(separator: ", ") + (isLocked ? " on a locked device" : "")
    }

    fileprivate var value: Value {
        let events = triggers.map { Value.object([.init("event", .string($0.kind.rawValue))] + $0.arguments) }
        let device = isLocked ? Value.object([.init("locked", .bool(true))]) : nil
        return .object(Value.members(["device": device, "start": .string(start.rawValue), "events": .list(events)]))
    }
}
