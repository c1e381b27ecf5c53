import Foundation
import GrowthKinds

/// A command and the files that it is given.
struct GrowthInput: Hashable, Sendable {
    let command: [String]
    let files: [String: Data]

    init(_ kind: GrowthKind, size: Int) {
        command = kind.command
        files = kind.files(size)
    }
}

/// What the inputs take in which nothing grows, each run once: a third of the kinds has the same as another.
struct EmptyRuns: Sendable {
    private let results: [GrowthInput: Result<Int, any Error>]

    init(of kinds: [GrowthKind], tool: String) {
        let inputs = Array(Set(kinds.map { GrowthInput($0, size: 0) }))
        let counts = inParallel(inputs) { input in
            // It may lack what is refused.
            Result { try MeasuredRun(of: input, ends: nil, tool: tool).instructions }
        }
        results = Dictionary(uniqueKeysWithValues: zip(inputs, counts))
    }

    func instructions(of kind: GrowthKind) throws -> Int { try results[GrowthInput(kind, size: 0)]?.get() ?? 0 }
}
