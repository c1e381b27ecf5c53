/// Everything that UIKit does, as far as the model knows it.
public enum RuleBook {
    /// All rules, table by table.
    public static let all: [Rule] =
        processLaunch + prewarming + stateRestoration + views + applicationStates + applicationPayloads
        + sceneConnection + sceneStates + scenePayloads + backgroundLaunch + backgroundEvents + leaving + windows
        + ending + appActions

    /// The rule with this id.
    public static func rule(_ id: String) -> Rule? {
        all.first { $0.id == id }
    }

    /// The rules of each trigger, in the order of the tables.
    package static let byTrigger: [RuleTrigger: [Rule]] = {
        var index: [RuleTrigger: [Rule]] = [:]
        for rule in all {
            for trigger in rule.on { index[trigger, default: []].append(rule) }
        }
        return index
    }()
}

extension RuleTrigger {
    /// What the user opens an app with.
    static let foregroundTriggers: [RuleTrigger] = [
        .event(.tapIcon), .event(.openURL), .event(.openUniversalLink), .event(.continueActivity),
        .event(.quickAction), .event(.tapNotification), .event(.acceptCloudKitShare),
    ]

    /// What the system runs an app for without its interface.
    static let backgroundTriggers: [RuleTrigger] = [.event(.backgroundEvent), .event(.remoteNotification)]
}
