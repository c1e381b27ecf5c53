/// One requirement of a rule.
package enum Requirement: Hashable, Sendable {
    case lifecycle([Lifecycle])
    case state([AppState])
    /// UIKit versions, numbered like iOS.
    case system(VersionRange)
    case sdk(VersionRange)
    case platform([Platform])
    case condition(Condition)
}

extension Rule {
    /// All requirements; none for a rule that always applies.
    package var requirements: [Requirement] {
        var requirements: [Requirement] = []
        if lifecycles.count < Lifecycle.allCases.count { requirements.append(.lifecycle(lifecycles)) }
        if let from { requirements.append(.state(from)) }
        if os != .all { requirements.append(.system(os)) }
        if sdk != .all { requirements.append(.sdk(sdk)) }
        if platforms.count < Platform.allCases.count { requirements.append(.platform(platforms)) }
        return requirements + when.parts.map(Requirement.condition)
    }
}

extension Condition {
    /// The conditions that all have to hold.
    package var parts: [Condition] {
        switch self {
        case .always: []
        case .all(let parts): parts.flatMap(\.parts)
        default: [self]
        }
    }
}
