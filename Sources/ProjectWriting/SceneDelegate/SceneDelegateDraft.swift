/// What the file of a new scene delegate has to say.
package struct SceneDelegateDraft: Hashable, Sendable {
    /// The name of its class, and of its files.
    package let className: String
    package let app: AppDelegateClass
    package let window: SceneWindow
    /// The methods that scenes silence; of several that open URLs UIKit calls one, and so does the scene delegate.
    package let methods: [HandedOnMethod]
    /// What is left to a person, each a `#warning` of the compiler.
    package let steps: [RemainingStep]
    package let registration: SceneRegistration
    package let layout: TextLayout

    package init(
        _ className: String = "SceneDelegate", of app: AppDelegateClass, window: SceneWindow,
        methods: [HandedOnMethod] = [], steps: [RemainingStep] = [], registration: SceneRegistration = .infoPlist,
        layout: TextLayout = TextLayout()
    ) {
        self.className = className
        self.app = app
        self.window = window
        self.methods = methods
        self.steps = steps
        self.registration = registration
        self.layout = layout
    }

    /// The files, a header first; their names have no folder.
    package var files: [NewFile] {
        switch app.form {
        case .swift: [NewFile(name: className + ".swift", text: layout.text(SwiftSceneDelegate(self).text))]
        case .objectiveC(_, let suffix):
            [
                NewFile(name: className + ".h", text: layout.text(ObjectiveCSceneDelegate(self).header)),
                NewFile(name: className + suffix.text, text: layout.text(ObjectiveCSceneDelegate(self).implementation)),
            ]
        }
    }

    /// The method that takes this, if the app delegate has one.
    func handedOn(_ method: UncalledMethod) -> HandedOnMethod? { methods.first { $0.method == method } }

    /// The one of several methods that UIKit calls for a URL.
    var opening: HandedOnMethod? { handedOn(.openURL) ?? handedOn(.openURLFromSource) ?? handedOn(.handleOpenURL) }

    /// A method that is called at a cold start, too.
    func cold(_ method: UncalledMethod) -> HandedOnMethod? { handedOn(method).flatMap { $0.isCalledCold ? $0 : nil } }

    /// The sentences of the `#warning`s.
    var warnings: [String] {
        var warnings = steps.map { $0.place.isEmpty ? $0.text : "\($0.place): \($0.text)" }
        if case .appDelegate = registration, !app.isSeenElsewhere {
            warnings.append(
                "\(app.name) is private to its file: application(_:configurationForConnecting:options:) "
                    + "must be implemented there, and set \(className) for scenes with the role windowApplication")
        }
        return warnings
    }
}

/// A file that a project doesn't have yet.
package struct NewFile: Hashable, Sendable {
    package let name: String
    package let text: String

    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
}

/// The class of the app delegate, as other files see it.
package struct AppDelegateClass: Hashable, Sendable {
    package let name: String
    package let form: Form

    package enum Form: Hashable, Sendable {
        /// A class that is private, or private to its file, is reached by the protocol alone.
        case swift(isPrivate: Bool)
        /// The name of the header that declares it; nil where none does. The suffix is that of its own file.
        case objectiveC(header: String?, Suffix)
    }

    /// The ends of the names of files in Objective-C.
    package enum Suffix: Hashable, Sendable {
        case m, mm

        var text: String {
            switch self {
            case .m: ".m"
            case .mm: ".mm"
            }
        }
    }

    package init(_ name: String, _ form: Form = .swift(isPrivate: false)) { (self.name, self.form) = (name, form) }

    var isSeenElsewhere: Bool {
        switch form {
        case .swift(let isPrivate): !isPrivate
        case .objectiveC(let header, _): header != nil
        }
    }
}

package enum SceneWindow: Hashable, Sendable {
    /// UIKit makes it of the storyboard. Where methods of the app delegate use its own, which can be set, it is the same:
    /// `AppDelegate.swift:53, 70`.
    case storyboard(usedAt: String?)
    /// A launch method makes the app delegate's: `makeWindow`, at `AppDelegate.swift:73`.
    case takenOver(madeBy: String, at: String)
    /// A person has to write it.
    case unknown
}

/// Where the scene's configuration comes from.
package enum SceneRegistration: Hashable, Sendable {
    case infoPlist
    /// Of a method of the app delegate, since its target has no file of an Info.plist; the name of the storyboard that makes
    /// the window.
    case appDelegate(storyboard: String?)
}

/// Something that a person has to do.
package struct RemainingStep: Hashable, Sendable {
    /// `AppDelegate.swift:23, 28`; empty where it has none.
    package let place: String
    package let text: String

    package init(at place: String = "", _ text: String) { (self.place, self.text) = (place, text) }
}
