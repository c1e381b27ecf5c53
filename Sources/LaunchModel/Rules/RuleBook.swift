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

    /// The rules of each situation, in the order of the tables.
    package static let bySituation: [Situation: [Rule]] = {
        var index: [Situation: [Rule]] = [:]
        for rule in all {
            for situation in rule.on { index[situation, default: []].append(rule) }
        }
        return index
    }()
}

extension Situation {
    /// What the user opens an app with.
    static let foregroundTriggers: [Situation] = [
        .event(.tapIcon), .event(.openURL), .event(.openUniversalLink), .event(.continueActivity),
        .event(.quickAction), .event(.tapNotification), .event(.acceptCloudKitShare),
    ]

    /// What the system runs an app for without its interface.
    static let backgroundTriggers: [Situation] = [.event(.backgroundEvent), .event(.remoteNotification)]
}
