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
        /// The events for which the App of SwiftUI has a background task, where it has any; nil for all of them.
        public var tasksOfSwiftUI: Set<BackgroundEvent.Kind>?
        /// Launch methods that leave open what they return, and don't return false where they have taken what started the
        /// app.
        public var handingOn: Set<Callback> = []
        /// Methods of delegates that UIKit doesn't have, in the order of the code.
        public var misspelt: [Misspelling] = []
        /// The names by which a branch asks for configurations of scenes that the Info.plist doesn't have.
        public var misnamedConfigurations: [String] = []

        /// Methods of the app delegate that this life cycle doesn't call, and whose work is done all the same: the app's own
        /// code calls them, or one that is called does the same.
        package var doneElsewhere: Set<Callback> = []
        /// In how many files the notifications of states are named, those of scenes with those of the app.
        package var filesNaming: [PostedNotification: Int] = [:]
        /// The methods with own code that come as the state changes, whether UIKit calls them in this life cycle or not.
        package var stateBodies: [Callback: StateBody] = [:]
        /// How methods deal with what they carry, where that is more than to handle it.
        package var handlings: [Callback: Handling] = [:]

        /// Nothing is known.
        public init() {}

        /// Whether set-up that is left open may be this action.
        package func mayHaveUnknown(_ action: Action) -> Bool { openSetUp?.contains(action) ?? true }

        /// What a method does as the state changes.
        package struct StateBody: Hashable, Sendable {
            /// The functions that it calls, and those that these call.
            package var calledNames: Set<String>
            /// Whether all of it hangs on a condition.
            package var isOnCondition: Bool

            package init(calledNames: Set<String> = [], isOnCondition: Bool = false) {
                (self.calledNames, self.isOnCondition) = (calledNames, isOnCondition)
            }
        }

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
