extension Action {
    func holds(_ fact: ActionFact) -> Bool {
        switch (fact, self) {
        case (.kind(let kinds), _): kinds.contains(kind)
        case (.reads(let slots), .read(let slot, _, _)): slots.contains(slot)
        case (.readsLaunchOption, .read(let slot, _, _)): slot.container == .launchOptions
        case (.takesFirstOfSet, .read(let slot, let first, _)): first && slot.isSet
        case (.writesIfMissing, .read(_, _, let writes)): writes
        case (.measures(let metrics), .mark(_, let metric)): metric.map { metrics.contains($0) } ?? false
        case (.asks(let requests), .request(let request)): requests.contains(request)
        case (.asksForPermission, .request(let request)): request.hasPrefix("permission:")
        case (.makesWindow(let initializers), .makeWindow(let initializer, _)): initializers.contains(initializer)
        case (.makesVisibleWindow, .makeWindow(_, let visible)): visible
        default: false
        }
    }
}
