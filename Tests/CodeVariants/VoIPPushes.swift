extension CodeVariant {
    /// Whether each path of the handler of a VoIP push reports a call.
    package static let voipPushes: [CodeVariant] = [
        voip("nothing", "completion()", skips),
        voip(
            "a connection",
            "Task {\n            await line.connect(payload.dictionaryPayload)\n            completion()\n        }",
            skipsAndPasses), voip("a call", "\(report)", reports),
        voip(
            "a call after a check of the type", "guard type == .voIP else { return completion() }\n        \(report)",
            reports),
        voip(
            "a call in a case",
            "switch type {\n        case .voIP: \(report)\n        default: completion()\n        }", reports),
        voip(
            "a call whose id is there",
            "guard let id = payload.dictionaryPayload[\"id\"] as? String else { return completion() }\n        line.last = id\n        \(report)",
            skipsAndPasses),
        voip(
            "a call by a helper", "announce(payload)",
            members: "private func announce(_ payload: PKPushPayload) {\n        \(report)\n    }", reports),
        voip(
            "a call by a helper that gives up", "announce(payload)",
            members: """
                private func announce(_ payload: PKPushPayload) {
                        if payload.dictionaryPayload["muted"] != nil { return }
                        \(report)
                    }
                """, skipsAndPasses),
        voip(
            "a call unless a session fails",
            "do {\n            try AVAudioSession.sharedInstance().setActive(true)\n            \(report)\n        } catch { completion() }",
            .open),
        voip(
            "a call unless it can't be decoded",
            "do {\n            line.last = try String(from: payload.dictionaryPayload)\n            \(report)\n        } catch { completion() }",
            skipsAndPasses),
        voip(
            "a call in a part that isn't built",
            "#if CALLS\n        \(report)\n        #else\n        completion()\n        #endif", .open),
        voip("a call unless it is busy", "if line.isBusy { return completion() }\n        \(report)", .open),
        voip(
            "a call after another check of the type",
            "guard type.rawValue == \"PKPushTypeVoIP\" else { return completion() }\n        \(report)", .open),
        voip(
            "a call after a cast that can't fail",
            "guard let values = payload.dictionaryPayload as? [String: Any] else { return completion() }\n        line.last = values.description\n        \(report)",
            .open),
        voip(
            "a property with an observer", "current = payload",
            members: "private var current: PKPushPayload? { didSet { \(report) } }", .open),
        voip(
            "a closure of a dictionary", "handlers[type]?(payload)",
            members:
                "private lazy var handlers: [PKPushType: (PKPushPayload) -> Void] = [.voIP: { [unowned self] _ in \(report) }]",
            .open), voip("a call of another class", "line.announce(payload, completion)", reports),
        voip("a call on the main queue", "DispatchQueue.main.async {\n            \(report)\n        }", reports),
        voip("what a library does", "Telephony.sdk.handle(payload.dictionaryPayload)", .open),
        voip("a notification", "NotificationCenter.default.post(name: .init(\"call\"), object: payload)", .open),
        voip("what a closure does", "line.onPush?(payload)", .open),
        voip("what a closure of its own does", "onPush?()", members: "private var onPush: (() -> Void)?", .open),
        voip("a function that is passed on", "OperationQueue.main.addOperation(ring)", members: ring, .open),
        voip("a selector", "perform(#selector(ring))", members: "@objc \(ring)", .open),
        voip("a library that isn't given the push", "Telephony.sdk.ring()", .open),
        voip(
            "a library that is given a part of it",
            "var name = \"\"\n        if let text = payload.dictionaryPayload[\"name\"] as? String { name = text }\n        Telephony.sdk.ring(name)",
            .open),
        voip(
            "functions that call each other", "if line.isBusy { first(2) } else { second(2) }",
            members: """
                private func first(_ number: Int) { if number > 1 { second(number - 1) } else { \(report) } }
                    private func second(_ number: Int) { first(number) }
                """, .open), voipInObjectiveC("nothing", "self.window.tag = 1;\n    completion();", skips),
        voipInObjectiveC("a call", "\(objectiveCReport)\n    completion();", reports),
        voipInObjectiveC(
            "a call of its type", "if (![type isEqualToString:PKPushTypeVoIP]) { return; }\n    \(objectiveCReport)",
            reports),
        voipInObjectiveC("a call unless it is busy", "if (self.isBusy) { return; }\n    \(objectiveCReport)", .open),
        voipInObjectiveC(
            "a call unless it is muted",
            "if (payload.dictionaryPayload[@\"muted\"]) { return; }\n    \(objectiveCReport)", skipsAndPasses),
    ]

    private static let skips = Meaning.does()
    private static let skipsAndPasses = Meaning.doesOrOpen(#"{"handle": "voipPush"}"#)
    private static let reports = Meaning.does(#"{"reportCall": true}"#)

    private static let report =
        "provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in completion() }"
    private static let ring = "private func ring() { \(report) }"
    private static let objectiveCReport =
        "[self.provider reportNewIncomingCallWithUUID:[NSUUID UUID] update:[CXCallUpdate new] completion:^(NSError *e) {}];"
    private static let mode = "<key>UIBackgroundModes</key><array><string>voip</string></array>"

    private static func voip(_ description: String, _ code: String, members: String = "", _ meaning: Meaning)
        -> CodeVariant
    {
        let completion = members.isEmpty ? "" : "private let completion: () -> Void = {}"
        return launching(
            "a VoIP push leads to \(description)", plist: mode, imports: "import CallKit\nimport PushKit\nimport UIKit",
            "registry.delegate = self\n        registry.desiredPushTypes = [.voIP]",
            members: """
                private let registry = PKPushRegistry(queue: .main)
                    private let provider = CXProvider(configuration: CXProviderConfiguration())
                    private let line = Line()
                    \(completion)

                    func pushRegistry(_ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType) {}

                    \(UIKitMethod.didReceivePush) { \(code) }

                    \(members)
                """, more: ["Line.swift": line]
        ).conforming(to: "PKPushRegistryDelegate").reporting(meaning)
    }

    private func reporting(_ meaning: Meaning) -> CodeVariant {
        let method = "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)"
        let fact = VariantFact("serviceDelegates", "PKPushRegistryDelegate", method, "does", is: meaning)
        return switch meaning {
        case .settled(let actions), .settledOrOpen(let actions):
            saying(fact).finding("LT026", actions.contains("reportCall") ? nil : "error")
        case .open: saying(fact).finding("LT026", nil).finding("LT018", "note")
        }
    }

    private static let line = """
        import CallKit
        import PushKit
        final class Line {
            var last = ""
            var isBusy = false
            var onPush: ((PKPushPayload) -> Void)?
            let provider = CXProvider(configuration: CXProviderConfiguration())

            func connect(_ payload: [AnyHashable: Any]) async { last = payload.description }

            func announce(_ payload: PKPushPayload, _ completion: @escaping () -> Void) {
                let update = CXCallUpdate()
                provider.reportNewIncomingCall(with: UUID(), update: update) { _ in completion() }
            }
        }
        """

    private static func voipInObjectiveC(_ description: String, _ code: String, _ meaning: Meaning) -> CodeVariant {
        objectiveCLaunching(
            "a VoIP push leads to \(description)", plist: mode,
            above: """
                #import <CallKit/CallKit.h>
                #import <PushKit/PushKit.h>
                @interface AppDelegate () <PKPushRegistryDelegate>
                @property (nonatomic, strong) PKPushRegistry *registry;
                @property (nonatomic, strong) CXProvider *provider;
                @property (nonatomic) BOOL isBusy;
                @end
                """,
            """
                self.registry = [[PKPushRegistry alloc] initWithQueue:nil];
                self.registry.delegate = self;
            """,
            members: """
                - (void)pushRegistry:(PKPushRegistry *)registry
                    didReceiveIncomingPushWithPayload:(PKPushPayload *)payload
                    forType:(PKPushType)type
                    withCompletionHandler:(void (^)(void))completion {
                    \(code)
                }
                """
        ).reporting(meaning)
    }
}
