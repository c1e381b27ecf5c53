/// Something in the way to scenes that a person has to decide.
package struct AdoptionStep: Sendable {
    package let kind: Kind
    /// Where it stands, the first place first; empty for what no line says.
    package let places: [Place]
    /// What the kind is about at these places: a function, an option, a library.
    package let subject: String

    init(_ kind: Kind, _ subject: String, at places: [Place]) {
        (self.kind, self.subject, self.places) = (kind, subject, places)
    }

    /// What it is, with what is true of it in any app.
    package struct Kind: Hashable, Sendable {
        package let id: String
        /// The sentence for a person, with `%` for the subject.
        package let words: String
        /// The rule or the finding behind it, by its name.
        package let reason: String
        /// Whether the app may end by it.
        package var mayCrash = false
    }

    package var sentence: String {
        let parts = kind.words.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count > 1 ? parts[0] + subject + parts[1] : kind.words
    }
}

extension AdoptionStep.Kind {
    /// All kinds, in the order in which a plan lists them.
    package static let all = [
        unwrapsWindow, readsWindow, windowOnCondition, windowElsewhere, windowWithoutScene, padStoryboard, mainNib,
        readsOptions, handsOnOptions, readsState, restoration, library,
    ]

    static let unwrapsWindow = Self(
        id: "unwraps-window", words: "unwraps %, which is now nil: the app crashes", reason: "LT005", mayCrash: true)
    static let readsWindow = Self(
        id: "reads-window", words: "reads %, which is now nil: the scene has the window", reason: "LT005")
    static let windowOnCondition = Self(
        id: "window-on-condition", words: "%: choose the window of the scene", reason: "LT003")
    static let windowElsewhere = Self(
        id: "window-elsewhere", words: "% creates the window: assign its windowScene", reason: "LT003")
    static let windowWithoutScene = Self(
        id: "window-without-scene", words: "% has no scene: it isn't visible", reason: "LT003")
    static let padStoryboard = Self(
        id: "pad-storyboard", words: "% is for iPad only: a scene has one storyboard for both devices",
        reason: "scene.window.storyboard")
    static let mainNib = Self(
        id: "main-nib", words: "the nib % isn't loaded for a scene: load it in the scene delegate",
        reason: "scene.window.storyboard")
    static let readsOptions = Self(id: "reads-options", words: "% is now nil", reason: "LT012")
    static let handsOnOptions = Self(
        id: "hands-on-options", words: "%: the launch options are now nil if a scene connects", reason: "LT012")
    package static let readsState = Self(
        id: "reads-state", words: "applicationState is now background here in every launch", reason: "LT032")
    static let restoration = Self(
        id: "restoration", words: "UIKit no longer saves state for restoration: LT013", reason: "LT013")
    static let library = Self(
        id: "library", words: "% hooks the app delegate's methods, but not a scene delegate's", reason: "LT013")
}
