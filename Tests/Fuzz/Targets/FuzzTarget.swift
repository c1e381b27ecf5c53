/// A reader or a writer that takes what strangers write, and what holds of it whatever that is.
package struct FuzzTarget: Sendable {
    /// The word by which it is asked for, and the folder of what was found.
    package let name: String
    /// What doesn't hold, in words; nil where all is well.
    package let broken: @Sendable ([UInt8]) -> String?

    package static let all: [FuzzTarget] = [
        .json, .scenario, .machine, .renderers, .timeline, .log, .plist, .project, .swift, .objectiveC, .setting,
        .folder, .configuration, .entitlements, .lock, .manifest, .recording,
    ]

    package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// A property that doesn't hold.
struct Broken: Error {
    let words: String

    init(_ words: String) { self.words = words }
}

/// Throws the words where something doesn't hold.
func hold(_ isSo: Bool, _ words: @autoclosure () -> String) throws(Broken) { guard isSo else { throw Broken(words()) } }

extension FuzzTarget {
    init(_ name: String, _ check: @escaping @Sendable ([UInt8]) throws(Broken) -> Void) {
        self.name = name
        broken = { bytes in
            do throws(Broken) {
                try check(bytes)
                return nil
            } catch { return error.words }
        }
    }
}
