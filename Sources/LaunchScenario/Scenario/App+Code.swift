extension Scenario.App {
    /// What is known of an app's code that no key of a scenario says, so that only an app that is read from its project has it.
    public struct Code: Hashable, Sendable {
        /// Whether a part of it wasn't read, so that methods which aren't named may not be there at all.
        public var isPartlyUnread = false
        /// What none of it does, where all of it was read.
        public var undone: Set<Action.Kind> = []
        /// What it is that a launch method leaves open as set-up; nil where that may be anything.
        public var openSetUp: Set<Action>?
        /// The tasks whose launch handlers may end without completing them, where that is said of launch handlers; nil for all.
        public var unfinishedTasks: Set<String>?
        /// Launch methods that leave open what they return, and don't return false where they have taken what started the
        /// app.
        public var handingOn: Set<Callback> = []
        /// Methods of delegates that UIKit doesn't have, in the order of the code.
        public var misspelt: [Misspelling] = []

        /// Nothing is known.
        public init() {}

        /// Whether set-up that is left open may be this action.
        package func mayLeaveOpen(_ action: Action) -> Bool { openSetUp?.contains(action) ?? true }

        /// A method whose name is nearly that of a callback.
        public struct Misspelling: Hashable, Sendable {
            /// As it is written.
            public let name: String
            /// The one that is meant.
            public let callback: Callback

            /// A method that is nearly a callback.
            public init(name: String, of callback: Callback) { (self.name, self.callback) = (name, callback) }
        }
    }
}

extension Action {
    /// What it sets up, in the words that tell apart what a launch method leaves open: `registerTask com.example.refresh`.
    package var nameAsSetUp: String {
        if case .registerTask(let identifier, _) = itself { return "\(kind.rawValue) \(identifier)" }
        if case .setServiceDelegate(let service) = itself { return "\(kind.rawValue) \(service.rawValue)" }
        return kind.rawValue
    }
}
