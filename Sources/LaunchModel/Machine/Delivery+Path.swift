extension Delivery {
    /// Where the payload has gone, once the event has settled.
    func path(from stimulus: Int, reaching: (Claim) -> Bool) -> PayloadPath {
        let takers = Set(claims.filter(reaching).map(\.entry))
        return PayloadPath(
            kind: kind, stimulus: stimulus, carriers: carriers.map(\.call.entry), takers: takers.sorted(),
            isLost: takers.isEmpty && untoldCarriers.isEmpty, isWithheld: isWithheld, option: carriers.last?.slot)
    }
}
