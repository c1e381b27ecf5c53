/// A library that sets up for the whole app what its own code would set up else.
package struct LaunchingLibrary: Sendable {
    package let name: String
    /// Modules, products of packages, pods, and plugins by the names of their packages.
    package let names: Set<String>
    package let setUp: SetUp
    /// `documented` is a statement of the library's own source or guide.
    package let source: Source

    package enum SetUp: Hashable, CaseIterable, Sendable {
        /// Registers tasks with `BGTaskScheduler`, at the launch or where the app calls it then.
        case registerTasks
        /// Makes itself the delegate of the notification centre.
        case setNotificationDelegate
    }

    init(_ name: String, _ names: Set<String>, _ setUp: SetUp, source: Source) {
        self.name = name
        self.names = names.union([name])
        self.setUp = setUp
        self.source = source
    }

    /// The libraries of an app with this set-up.
    package static func linked(_ libraries: Set<String>, does setUp: SetUp) -> [LaunchingLibrary] {
        let libraries = libraries.withPods
        return all.filter { $0.setUp == setUp && !$0.names.isDisjoint(with: libraries) }
    }
}

extension LaunchingLibrary.SetUp {
    /// The verb after "is assumed to".
    var words: String {
        switch self {
        case .registerTasks: "register it"
        case .setNotificationDelegate: "set it"
        }
    }
}
