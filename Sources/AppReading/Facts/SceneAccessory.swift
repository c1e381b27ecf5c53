/// Where code registers a scene accessory, without which no scene connects for an external display from iOS 27 on.
struct SceneAccessory {
    private let place: Place
    private let type: String?

    /// Swift's name, and the beginning of the selector.
    static let names = ["registerSceneAccessory"]

    /// The first of the target; nil where none is registered.
    init?(_ source: AppSource, _ index: NodeIndex) {
        let call = Self.names.flatMap { index[$0] }.first { $0.role == .callee }
        guard let place = call?.namePlace else { return nil }
        self.place = place
        type = source.code.name(ofTypeAt: place)
    }

    /// Which view controller it is, and whether another one is shown by then, isn't known: it is told of the first that
    /// there is, and of its other methods nothing.
    var delegate: DelegateReading {
        let remark = "\(type ?? place.source.name) does it, presumably while it is shown"
        var method = MethodReading(callback: .viewDidLoad, place: place)
        method.how = .assumed
        let action = Action.registerSceneAccessory(.externalDisplay)
        method.actions = [BodyActions.Found(action: action, place: place, assumption: remark)]
        return DelegateReading(
            name: "any that is shown", place: place, how: .assumed, methods: [method], others: .assumed(nil))
    }
}
