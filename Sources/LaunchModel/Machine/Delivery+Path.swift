extension Delivery {
    /// Where the payload has gone, once the event has settled.
    func path(from stimulus: Int, reaching: (Claim) -> Bool) -> PayloadPath {
        let declared = claims.filter(reaching).map(\.entry)
        // A method that behaves well takes what is still there.
        let tacit = everyClaim.filter(reaching).map(\.entry).min()
        let takers = Set(declared + [tacit].compactMap(\.self))
        return PayloadPath(
            kind: kind, stimulus: stimulus, carriers: carriers.map(\.call.entry), takers: takers.sorted())
    }
}
