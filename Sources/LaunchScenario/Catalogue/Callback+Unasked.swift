extension Callback {
    /// Whether UIKit also calls it when it likes, so that a log has it where nothing leads to it: a scene's size and traits
    /// change for the snapshot, too.
    package var comesUnasked: Bool {
        [.windowSceneDidUpdate, .windowSceneDidUpdateGeometry, .viewWillTransition].contains(self)
    }
}
