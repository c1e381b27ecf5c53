extension Scenario.App {
    /// Facts about an app's code without a key in scenarios; only an app that is read from its project has them.
    public struct Code: Hashable, Sendable {
        /// Whether a part of it wasn't read, so that methods which aren't named may not exist.
        public var isPartlyUnread = false
        /// The actions that none of it has, if all of it was read.
        public var undone: Set<Action.Kind> = []
        /// The possible actions of unknown setup in a launch method; nil if it may be any.
        public var openSetUp: Set<Action>?
        /// The tasks whose launch handlers may end without completing them, if that is known; nil for all.
        public var unfinishedTasks: Set<String>?
        /// The events for which the App of SwiftUI has a background task, if it has any; nil for all of them.
        public var tasksOfSwiftUI: Set<BackgroundEvent.Kind>?
        /// Launch methods with an unknown result that don't return false if they have handled what launched the app.
        public var handingOn: Set<Callback> = []
        /// Launch methods whose result doesn't depend on a framework's superclass that gets the options.
        public var ignoringSuper: Set<Callback> = []
        /// Methods that override one of a framework's superclass without calling it.
        public var withoutSuper: Set<Callback> = []
        /// Methods of delegates that UIKit doesn't have, in the order of the code.
        public var misspelt: [Misspelling] = []
        /// The names of scene configurations that a branch requests and that the Info.plist doesn't have.
        public var misnamedConfigurations: [String] = []
        /// A class for the windows of scenes that neither the Info.plist nor code makes a delegate.
        public var unusedSceneDelegate: String?

        /// Methods of the app delegate that this life cycle doesn't call, and whose work is done anyway: the app's own
        /// code calls them, or a called method does the same.
        package var doneElsewhere: Set<Callback> = []
        /// Methods of the app delegate that this life cycle doesn't call, and whose work is done, or may be: by an
        /// observer that a launch method adds, or by a counterpart that UIKit calls.
        package var possiblyDone: Set<Callback> = []
        /// Methods of the app delegate that this life cycle doesn't call, and whose counterparts do other work.
        package var undoneByCounterpart: Set<Callback> = []
        /// The methods that aren't named of the first delegate whose launch method may be in a superclass that isn't read.
        package var inheritsLaunchMethod: ScenarioPath?
        /// The number of files that name notifications of states, those of scenes and those of the app.
        package var filesNaming: [PostedNotification: Int] = [:]
        /// The methods with own code for state changes, whether UIKit calls them in this life cycle or not.
        package var stateBodies: [Callback: StateBody] = [:]
        /// The methods that call their completion handler on no path.
        package var neverCompleting: Set<Callback> = []
        /// How methods use their payloads, if they do more than handle them.
        package var handlings: [Callback: Handling] = [:]
        /// Whether a scene delegate replaces the window of its storyboard by one that no code shows.
        package var replacesWindow = false
        /// Resources of the window's scene without which other scenes only do less.
        package var optionalResources: Set<String> = []
        /// The launch methods that treat a push in the launch options as a tapped notification.
        package var takingPushForTap: Set<Callback> = []
        /// Whether a scene delegate gives its scene a window that was made before.
        package var reusesWindow = false
        /// The facts about windows that only a comparison with another state of the app needs.
        package var windows: [WindowFact] = []
        package var unmentioned = UnmentionedFunctions { _ in [] }

        /// Nothing is known.
        public init() {}

        /// Whether unknown setup may be this action.
        package func mayHaveUnknown(_ action: Action) -> Bool { openSetUp?.contains(action) ?? true }

        /// The work of a method at a state change.
        package struct StateBody: Hashable, Sendable {
            /// The functions that it calls, and those that these call.
            package var calledNames: Set<String>
            /// The functions of the app among them, as they are declared, except those that use the window.
            package var ownFunctions: Set<String> = []
            /// Those among them that it calls itself and that make or show screens.
            package var screenFunctions: Set<String> = []
            /// The properties that the body itself sets whenever it runs: `Store.items`.
            package var setProperties: Set<String> = []
            /// Those that the functions set which it calls itself whenever it runs, by the functions.
            package var settings: [String: Set<String>] = [:]
            /// The properties that are mentioned, also by what it calls.
            package var mentionedProperties: Set<String> = []
            /// Its own calls of libraries whenever it runs, each with the name by which code shows that it is still there:
            /// `FirebaseApp.configure` by `FirebaseApp`.
            package var outsideCalls: [String: String] = [:]
            /// Whether all of it depends on a condition.
            package var isOnCondition: Bool

            package init(calledNames: Set<String> = [], isOnCondition: Bool = false) {
                (self.calledNames, self.isOnCondition) = (calledNames, isOnCondition)
            }
        }

        /// The uses of a window in a launch method that are alike.
        package struct WindowUse: Hashable, Sendable {
            /// `window`, or `keyWindow` of the application.
            package var slot: Slot
            /// Whether it asks the application for all windows, one that isn't shown yet among them.
            package var isOfAll = false
            /// Whether the method has made a window before.
            package var isAfterMaking = false
            /// Whether it happens as soon as the main thread is free again.
            package var isLate = false
            /// The calls that aren't made without a window.
            package var calls: Set<String> = []

            package init(_ slot: Slot) { self.slot = slot }
        }

        /// A fact about the windows of an app.
        package enum WindowFact: Hashable, Sendable {
            /// A launch method uses a window.
            case use(WindowUse, in: Callback)
            /// A function needs the window of the app delegate, at a location: `Alerts.swift:5`. `isMissing`: nothing gives
            /// the delegate one.
            case need(function: String, at: String, isMissing: Bool)
            /// Scenes of every role get the delegate class of the app's windows.
            case sharedSceneDelegate
        }

        /// The functions that the code declares and never mentions, found on demand, as only a comparison needs them.
        package struct UnmentionedFunctions: Hashable, Sendable {
            /// Selects these functions from others, by the names in their declarations.
            package let among: @Sendable (Set<String>) -> Set<String>
            /// Selects the names that are nowhere in the code.
            package let missing: @Sendable (Set<String>) -> Set<String>

            package init(
                _ among: @escaping @Sendable (Set<String>) -> Set<String>,
                missing: @escaping @Sendable (Set<String>) -> Set<String> = { _ in [] }
            ) { (self.among, self.missing) = (among, missing) }

            package static func == (_: Self, _: Self) -> Bool { true }

            package func hash(into _: inout Hasher) {}
        }

        /// A method whose name is nearly that of a callback.
        public struct Misspelling: Hashable, Sendable {
            /// The name in the code.
            public let name: String
            /// The intended callback.
            public let callback: Callback

            /// A method that is nearly a callback.
            public init(name: String, of callback: Callback) { (self.name, self.callback) = (name, callback) }
        }
    }
}

extension Action {
    /// The setup, in the words that identify the unknown setup of a launch method: `registerTask com.example.refresh`.
    package var nameAsSetUp: String {
        if case .registerTask(let identifier, _) = itself { return "\(kind.rawValue) \(identifier)" }
        if case .setServiceDelegate(let service) = itself { return "\(kind.rawValue) \(service.rawValue)" }
        return kind.rawValue
    }
}
