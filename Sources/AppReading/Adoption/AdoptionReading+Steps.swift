// What a person has to decide.
extension AdoptionReading {
    /// In the order of the report; steps that may end the app come first.
    func steps(_ restoration: [SceneAdoption.Method]) -> [AdoptionStep] {
        let steps = (stepsOfLaunch + stepsOfWindows + stepOfRestoration(restoration) + stepsOfLibraries).joined
        let order = Dictionary(uniqueKeysWithValues: AdoptionStep.Kind.all.enumerated().map { ($1, $0) })
        return steps.sorted { (order[$0.kind] ?? 0) < (order[$1.kind] ?? 0) }
    }

    /// What launch methods, or what they call, look at that is another thing with scenes.
    private var stepsOfLaunch: [AdoptionStep] {
        methods.filter(\.callback.isLaunchMethod).flatMap { method in
            stepsOfInterface(method) + stepsOfOptions(method) + stepOfState(method)
        }
    }

    private func stepsOfInterface(_ method: MethodReading) -> [AdoptionStep] {
        let uses = method.launchSites.compactMap { found -> (use: InterfaceUse, place: Place)? in
            if case .interface(let use) = found.site.kind { (use, found.site.place) } else { nil }
        }
        return [true, false].flatMap { isUnwrapped in
            let alike = uses.filter { $0.use.isUnwrapped == isUnwrapped }
            return alike.map(\.use.slot).unique().map { slot in
                AdoptionStep(
                    isUnwrapped ? .unwrapsWindow : .readsWindow, slot.rawValue,
                    at: alike.filter { $0.use.slot == slot }.map(\.place).unique())
            }
        }
    }

    /// The launch options are nil where a scene connects: what opened the app is in its connection options.
    private func stepsOfOptions(_ method: MethodReading) -> [AdoptionStep] {
        let reads = (method.actions ?? []).compactMap { found -> (slot: Slot, place: Place)? in
            guard case .read(let slot, _, _, _) = found.action, slot.isOfScenes, let place = found.place else {
                return nil
            }
            return (slot, place)
        }
        let asked = method.asked.filter(\.slot.isOfScenes)
        let all = reads + asked
        let handed = method.doubts.filter { $0.concern == .options }
        return all.map(\.slot).unique().map { slot in
            AdoptionStep(.readsOptions, slot.rawValue, at: all.filter { $0.slot == slot }.map(\.place).unique())
        } + handed.map { AdoptionStep(.handsOnOptions, $0.reason, at: [$0.place]) }
    }

    private func stepOfState(_ method: MethodReading) -> [AdoptionStep] {
        let places = method.launchSites.filter(\.site.isState).map(\.site.place).unique()
        return places.isEmpty ? [] : [AdoptionStep(.readsState, "", at: places)]
    }

    private func stepOfRestoration(_ methods: [SceneAdoption.Method]) -> [AdoptionStep] {
        methods.isEmpty ? [] : [AdoptionStep(.restoration, "", at: methods.map(\.place))]
    }

    /// Libraries that get what the app delegate gets, and not what a scene delegate does.
    private var stepsOfLibraries: [AdoptionStep] {
        let uncalled = Counterpart.uncalled(in: .scene)
        return facts.reader.swizzlers.filter { swizzler in
            let hooks = swizzler.row.hooks
            let lost = hooks.intersection(uncalled)
            return !lost.isEmpty && lost.allSatisfy { $0.ofScene.map { !hooks.contains($0) } ?? true }
        }.map { AdoptionStep(.library, $0.pod == nil ? $0.row.name : "\($0.row.name) (if linked)", at: []) }
    }
}

extension Slot {
    /// Whether a scene receives the value of the option, where the app has any.
    fileprivate var isOfScenes: Bool {
        container == .launchOptions
            && ![.launchLocation, .launchBluetoothCentrals, .launchBluetoothPeripherals, .launchNewsstandDownloads]
                .contains(self)
    }
}

extension [AdoptionStep] {
    /// The same, with one for all places of which the same is to be said.
    fileprivate var joined: [AdoptionStep] {
        var places: [Said: [Place]] = [:]
        for step in self { places[Said(step), default: []] += step.places }
        return map(Said.init).unique().map { AdoptionStep($0.kind, $0.subject, at: (places[$0] ?? []).unique()) }
    }

    private struct Said: Hashable {
        let kind: AdoptionStep.Kind
        let subject: String

        init(_ step: AdoptionStep) { (kind, subject) = (step.kind, step.subject) }
    }
}
