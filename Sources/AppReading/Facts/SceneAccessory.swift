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
    private static let end = "unregisterSceneAccessory"
    static let names = [registration, end] + made.map(\.name)
    /// The methods of view controllers that end it.
    private let ends: [(callback: Callback, place: Place)]

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
        let ends = index[Self.end].filter { $0.role == .callee } + (registration?.disabled ?? [])
        let placed = ends.compactMap { node in node.callbackOfViewController.map { ($0, node.namePlace) } }
        self.ends = Callback.allCases.compactMap { callback in placed.first { $0.0 == callback } }
    }

    /// The view controller or view is unknown, so the action is reported for an assumed one.
    var delegate: DelegateReading {
        let remark = "\(type ?? place.source.name) does it, presumably while it is shown"
        var method = MethodReading(callback: isOfView ? .onAppear : .viewDidLoad, place: place)
        method.how = .assumed
        method.actions = kinds.map {
            BodyActions.Found(action: .registerSceneAccessory($0), place: place, assumption: remark)
        }
        let endings = ends.map { end in
            var method = MethodReading(callback: end.callback, place: end.place)
            method.how = .assumed
            method.actions = kinds.map {
                BodyActions.Found(action: .unregisterSceneAccessory($0), place: end.place, assumption: remark)
            }
            return method
        }
        return DelegateReading(
            name: "any that is shown", place: place, how: .assumed, methods: [method] + endings, others: .assumed(nil))
    }
}

extension SyntaxCall {
    /// `UISceneAccessory.cameraCapture(sceneConfiguration: configuration)`, unlike a function of that name.
    fileprivate var takesScene: Bool { argument("sceneConfiguration") != nil || !node.isSwift }
}

extension SyntaxNode {
    /// The assignments of `false` to `isEnabled` of what this call returns, in the same file.
    fileprivate var disabled: [SyntaxNode] {
        let kept = ancestors.first { $0.kind == .assignment || $0.kind == .variable || $0.kind == .closure }
        guard let name = kept?.kind == .assignment ? kept?.child(.left)?.lastName : kept?.name else { return [] }
        return tree.root.descendants.filter { node in
            guard node.isNamed("isEnabled") || node.isNamed("enabled"), node.role == .left, let change = node.parent,
                change.kind == .assignment, node.child(.base)?.withoutMarks.lastName == name
            else { return false }
            return ["false", "NO"].contains(change.child(.right)?.text)
        }
    }

    /// The callback of a view controller that it stands in.
    fileprivate var callbackOfViewController: Callback? {
        guard let name = enclosingFunction?.name?.prefix(while: { $0 != ":" }) else { return nil }
        // The registration is reported in viewDidLoad().
        return Callback.allCases.first { callback in
            callback.receiver == .viewController && callback != .viewDidLoad
                && callback.name.prefix { $0 != "(" } == name
        }
    }
}
