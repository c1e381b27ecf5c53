/// Something that an app does otherwise than before in a launch: which of its own code runs, seen through what UIKit calls.
struct LaunchChange: Hashable, Sendable {
    let kind: Kind
    let subject: Subject
    /// What was so before; nil where the other part says all.
    let before: Part?
    /// What is so now.
    let after: Part?

    /// The sort of a change, the worst first.
    enum Kind: String, CaseIterable, Sendable {
        /// A payload, a body or a set-up that ran, and doesn't.
        case lost
        /// It comes after its deadline.
        case late
        /// It comes more often than before.
        case twice
        /// It isn't known.
        case notAnalyzed = "not analyzed"
        /// It comes in another state, or finds nil where something was.
        case different
        /// It comes where nothing did.
        case new
    }

    /// What it is about.
    enum Subject: Hashable, Sendable {
        /// The event that opens the app: `openURL`, and its URL or other name.
        case trigger(String, name: String?)
        /// A method, or something that is set up.
        case part(String)
    }

    /// A half of the account, at its place in the code.
    struct Part: Hashable, Sendable {
        let place: Place?
        /// Without a full stop.
        let text: String

        init(_ place: Place?, _ text: String) { (self.place, self.text) = (place, text) }

        init(_ text: String) { self.init(nil, text) }
    }
}

extension LaunchChange.Kind {
    /// Whether the app's users are worse off.
    var isWorse: Bool {
        switch self {
        case .lost, .late, .twice: true
        case .notAnalyzed, .different, .new: false
        }
    }
}

extension LaunchChange.Subject {
    /// The trigger of a launch.
    init(_ trigger: Trigger) { self = .trigger(trigger.sortWords.joined(separator: " "), name: trigger.nameInApp) }
}
