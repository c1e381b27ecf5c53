/// The facts for the migration of an app to scenes: its progress, the methods that are no longer called, the code that
/// creates its window, and the steps that are left to a developer.
package struct SceneAdoption: Sendable {
    package let stage: Stage
    /// Nil where the app has no delegate that can be read.
    package let delegate: DelegateClass?
    /// The methods of the app's delegate that UIKit never calls in an app with scenes and that do something, in the order of
    /// the catalogue.
    package let uncalled: [Method]
    /// Those that it calls as before.
    package let staying: [Method]
    package let window: Window
    /// A scene delegate of the target that nothing uses yet.
    package let unused: (name: String, place: Place, isSwift: Bool)?
    /// Where `willEnterForegroundNotification` is observed, which is posted at a cold start with scenes.
    package let observers: [Place]
    /// The steps that only a developer can decide, in the order of the report.
    package let steps: [AdoptionStep]

    /// How far an app is.
    package enum Stage: Sendable {
        /// It has no scenes; with a manifest that adopts none where there is one.
        case without(manifest: Place?)
        /// It has scenes, and its windows have no delegate, or one that leaves out what others did.
        case partly(Missing)
        /// Nothing of the move is missing.
        case complete(delegate: String)
        case swiftUI(app: String)
        /// A framework brings the delegate.
        case framework(FrameworkClass)
        /// It isn't known which life cycle it has.
        case unknown(String, Place?)
    }

    /// What an app with scenes has still to do.
    package enum Missing: Sendable {
        /// The manifest names no configuration for windows, or none with a class.
        case delegate(Place?)
        /// The scene delegate has no method that does what these did.
        case methods([Method], delegate: String)
    }

    /// A method of the app's delegate.
    package struct Method: Sendable {
        package let callback: Callback
        /// As it is declared: `application(_:open:options:)`, or a selector.
        package let name: String
        package let place: Place
        package let isAsync: Bool
        /// Whether other files can't call it by its class: it is private, or Swift sees no header with it.
        package let isHidden: Bool
    }

    /// Who makes the window of an app without scenes.
    package enum Window: Sendable {
        case storyboard(String)
        /// A launch method, or what it calls; the delegate keeps it as its `window`.
        case code(Place, maker: String)
        /// Something else, or at another time, or only perhaps.
        case unknown(Place?)
    }
}

/// The class of an app's delegate, as other code can use it.
package struct DelegateClass: Sendable {
    package let name: String
    /// Where it is declared.
    package let place: Place
    package let language: SourceLanguage
    /// Whether other files can't name it.
    package let isHidden: Bool
    /// The header that declares it, in Objective-C; nil where none does.
    package let header: String?
    /// Whether it has a `window` that can be given another.
    package let hasWindow: Bool
    /// Where its own code uses that.
    package let windowUses: [Place]
    /// The names of the classes of the target, none of which a new one may have.
    package let taken: Set<String>
}

extension SceneAdoption {
    /// Reads what the move of the app that a target is meets.
    package init(_ source: AppSource) { self = Self.read(source).adoption }

    /// Reads the app that a target is, and what its move meets.
    package static func read(_ source: AppSource) -> (app: ScannedApp, adoption: SceneAdoption) {
        AppFactReading.read(source) { facts in (ScannedApp(facts), AdoptionReading(facts).adoption) }
    }
}
