/// A part of a finding's message that depends on the run.
package enum Placeholder: String, CaseIterable, Sendable {
    /// The callback at hand.
    case callback
    case scene
    /// What brings the payload, as in `a link`.
    case opener
    /// The payload, as in `the URL recipes://soup`.
    case payload
    /// The callbacks that held it.
    case carriers
    /// The method that holds it and of which nothing is said, and the text that would say it, either way.
    case untoldCarrier
    case telling
    /// The way to take the payload, as in `take it in application(_:open:options:)`.
    case expected
    /// The option that holds it at a cold start.
    case option
    /// The method that a running app gets it by.
    case runningHandler
    case falseReturn
    case firstConsumer
    case secondConsumer
    /// The method whose consumer isn't ready.
    case listener
    /// How late it is.
    case lateness
    /// The slot that is read.
    case slot
    /// The value to read in place of a launch option.
    case replacement
    /// The value that is read.
    case value
    /// The subject of the action at hand.
    case label
    /// The work that used to wait for it.
    case follower
    /// The action in words, as in `registering the task "a"`.
    case action
    /// Where a prewarmed launch waited.
    case pause
    /// The permission that the user is asked for.
    case request
    case identifier
    /// The identifier of a task as it is, where it has one.
    case task
    case scheme
    /// The value of `UIBackgroundModes` that is needed.
    case mode
    /// The callback that makes a resource.
    case maker
    /// The event of a framework, as in `the event voipPush`.
    case event
    /// The delegate that the event is for, and the callback that sets it.
    case service
    case serviceSetUp
    case longestWork
    case longestMs
    /// The remedy for it.
    case remedy
    /// Main-thread time before the first frame, and without the longest work.
    case totalMs
    case savedMs
    case limitMs
    case role
    case misplacedSetUp
    /// The method whose name is nearly that of a callback, and the callback.
    case misspelling, misspelt
    /// The name of a configuration that the Info.plist doesn't have.
    case misnamedConfiguration
    case sdk
}

extension Placeholder {
    /// Whether a finding with it is about one of several, which it names whatever the user does.
    var namesSubject: Bool { Self.subjects.contains(self) }

    private static let subjects: Set<Placeholder> = [
        .payload, .option, .slot, .label, .action, .request, .identifier, .task, .scheme, .mode, .service, .role,
    ]
}
