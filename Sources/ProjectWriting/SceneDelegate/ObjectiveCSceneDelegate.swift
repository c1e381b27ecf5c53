/// The text of a scene delegate in Objective-C, its levels of four blanks.
struct ObjectiveCSceneDelegate {
    let draft: SceneDelegateDraft

    init(_ draft: SceneDelegateDraft) { self.draft = draft }

    var header: String {
        """
        #import <UIKit/UIKit.h>

        @interface \(draft.className) : UIResponder <UIWindowSceneDelegate>

        @property (nonatomic, strong) UIWindow *window;

        @end

        """
    }

    var implementation: String {
        let parts = [imports, type, registration].compactMap(\.self)
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var imports: String {
        var lines = ["#import \"\(draft.className).h\""]
        if let appHeader { lines.append("#import \"\(appHeader)\"") }
        if draft.handedOn(.acceptCloudKitShare) != nil { lines.append("#import <CloudKit/CloudKit.h>") }
        if draft.cold(.tapNotification) != nil { lines.append("#import <UserNotifications/UserNotifications.h>") }
        return lines.joined(separator: "\n")
    }

    private var appHeader: String? { if case .objectiveC(let header, _) = draft.app.form { header } else { nil } }

    private var type: String {
        let members = ([flag, app, connection] + payloads + states).compactMap(\.self).map { $0 + "\n\n" }
        let text = "@implementation \(draft.className)\n\n\(members.joined())@end"
        return deprecation.map { $0 + "\n\n" + text + "\n\n#pragma clang diagnostic pop" } ?? text
    }

    /// What the app delegate's methods are declared by is deprecated: the two older methods for URLs since iOS 9, the others
    /// with iOS 26.
    private var deprecation: String? {
        guard !draft.methods.isEmpty else { return nil }
        return """
            #pragma clang diagnostic push
            #pragma clang diagnostic ignored "-Wdeprecated-declarations"
            """
    }

    private var flag: String? {
        draft.handedOn(.willEnterForeground).map { _ in
            """
            // Static, because UIKit creates a new delegate for a scene that it has disconnected.
            static BOOL wasInBackground = NO;
            """
        }
    }

    /// The app delegate, unless it is that of tests.
    private var app: String? {
        guard usesApp else { return nil }
        let name = draft.app.name
        let type = appHeader == nil ? "id<UIApplicationDelegate>" : "\(name)<UIApplicationDelegate> *"
        let test = appHeader == nil ? "NSClassFromString(@\"\(name)\")" : "\(name).class"
        return """
            - (\(type))app
            {
                id delegate = UIApplication.sharedApplication.delegate;
                return [delegate isKindOfClass:\(test)] ? delegate : nil;
            }
            """
    }

    private var usesApp: Bool {
        let isCalled = draft.methods.contains { $0.method != .tapNotification || $0.isCalledCold }
        return switch draft.window {
        case .storyboard(let use): use != nil || isCalled
        case .takenOver: true
        case .unknown: isCalled
        }
    }

    /// A call of the app delegate's method, whose other arguments follow the application: ` openURL:url`.
    func call(_ selector: String, _ arguments: String = "") -> String {
        "[self.app \(selector):UIApplication.sharedApplication\(arguments)];"
    }

    // MARK: - States

    private var states: [String] {
        [
            state(.didBecomeActive, "sceneDidBecomeActive", "applicationDidBecomeActive"),
            state(.willResignActive, "sceneWillResignActive", "applicationWillResignActive"), background,
            draft.handedOn(.willEnterForeground).map { _ in
                method(
                    "- (void)sceneWillEnterForeground:(UIScene *)scene",
                    [
                        "// Without scenes, a launch into the foreground doesn't call it.",
                        "if (!wasInBackground) { return; }", call("applicationWillEnterForeground"),
                    ])
            },
        ].compactMap(\.self)
    }

    private func state(_ uncalled: UncalledMethod, _ counterpart: String, _ name: String) -> String? {
        draft.handedOn(uncalled).map { _ in method("- (void)\(counterpart):(UIScene *)scene", [call(name)]) }
    }

    /// The code that notes that the app was there doesn't depend on a call of the app delegate.
    private var background: String? {
        let note = draft.handedOn(.willEnterForeground).map { _ in "wasInBackground = YES;" }
        let forwarded = draft.handedOn(.didEnterBackground).map { _ in call("applicationDidEnterBackground") }
        let lines = [note, forwarded].compactMap(\.self)
        return lines.isEmpty ? nil : method("- (void)sceneDidEnterBackground:(UIScene *)scene", lines)
    }

    func method(_ head: String, _ body: [String]) -> String {
        "\(head)\n{\n" + body.map { $0.isEmpty || $0.hasPrefix("#") ? $0 + "\n" : "    \($0)\n" }.joined() + "}"
    }
}
