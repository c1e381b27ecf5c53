/// Where code registers scene accessories, without which no scene connects for an external display or for camera capture
/// from iOS 27 on.
struct SceneAccessory {
    private let place: Place
    private let type: String?
    private let kinds: [Action.SceneAccessory]
    /// Whether a view of SwiftUI declares them.
    let isOfView: Bool

    /// The initializers of UIKit, which are the beginnings of the selectors, and the types of SwiftUI.
    private static let made: [(name: String, kind: Action.SceneAccessory, isOfView: Bool)] = [
        ("externalNonInteractive", .externalDisplay, false),
        ("externalNonInteractiveSceneAccessoryWithConfiguration", .externalDisplay, false),
        ("cameraCapture", .cameraCapture, false),
        ("cameraCaptureSceneAccessoryWithConfiguration", .cameraCapture, false),
        ("ExternalNonInteractiveAccessory", .externalDisplay, true), ("CameraCaptureAccessory", .cameraCapture, true),
    ]
    private static let registration = "registerSceneAccessory"
    static let names = [registration] + made.map(\.name)

    /// The first of the target; nil where none is registered.
    init?(_ source: AppSource, _ index: NodeIndex, isSwiftUI: Bool) {
        let found = Self.made.filter { made in
            index[made.name].contains {
                $0.role == .callee && (made.isOfView || SyntaxCall($0.parent)?.takesScene == true)
            }
        }
        let registration = index[Self.registration].first { $0.role == .callee }
        let declared = isSwiftUI ? found.first(where: \.isOfView) : nil
        guard let place = (registration ?? declared.flatMap { index[$0.name].first })?.namePlace else { return nil }
        self.place = place
        isOfView = registration == nil
        type = source.code.name(ofTypeAt: place)
        let kinds = Action.SceneAccessory.allCases.filter { kind in
            found.contains { $0.kind == kind && $0.isOfView == (registration == nil) }
        }
        self.kinds = kinds.isEmpty ? [.externalDisplay] : kinds
    }

    /// The view controller or view is unknown, so the action is reported for an assumed one.
    var delegate: DelegateReading {
        let remark = "\(type ?? place.source.name) does it, presumably while it is shown"
        var method = MethodReading(callback: isOfView ? .onAppear : .viewDidLoad, place: place)
        method.how = .assumed
        method.actions = kinds.map {
            BodyActions.Found(action: .registerSceneAccessory($0), place: place, assumption: remark)
        }
        return DelegateReading(
            name: "any that is shown", place: place, how: .assumed, methods: [method], others: .assumed(nil))
    }
}

extension SyntaxCall {
    /// `UISceneAccessory.cameraCapture(sceneConfiguration: configuration)`, unlike a function of that name.
    fileprivate var takesScene: Bool { argument("sceneConfiguration") != nil || !node.isSwift }
}
