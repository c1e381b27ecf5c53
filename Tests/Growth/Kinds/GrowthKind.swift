import Foundation

/// A kind of input that can be of any size, and the command that is given it.
package struct GrowthKind: Sendable {
    package let name: String
    /// The words behind `launchtrace`, in a folder that holds the files.
    package let command: [String]
    /// The largest that the smaller of the two sizes may be: large enough that a square would show, and no larger.
    package let size: Int
    /// How the command may end: an input that is refused at once doesn't tell how it would have grown.
    package let statuses: ClosedRange<Int32>
    /// The files of an input of some size, by their paths; of size 0 it has nothing that grows.
    package let files: @Sendable (_ size: Int) -> [String: Data]
    /// Whether it is known to grow with the square; one that no longer does fails, so that the mark goes.
    package private(set) var isKnownSquare = false

    package static let all: [GrowthKind] =
        scenarios + timelines + logs + commands + propertyLists + projects + projectFolders + settings + locks
        + swiftTokens + swiftDeclarations + swiftCode + hostileCode + objectiveC

    /// A kind whose files are texts.
    init(
        _ name: String, _ command: String, _ size: Int, ends statuses: ClosedRange<Int32> = GrowthKind.answered,
        _ files: @escaping @Sendable (_ size: Int) -> [String: String]
    ) { self.init(name, command, size, ends: statuses, data: { files($0).mapValues { Data($0.utf8) } }) }

    init(
        _ name: String, _ command: String, _ size: Int, ends statuses: ClosedRange<Int32> = GrowthKind.answered,
        data files: @escaping @Sendable (_ size: Int) -> [String: Data]
    ) {
        self.name = name
        self.command = command.split(separator: " ").map(String.init)
        self.size = size
        self.statuses = statuses
        self.files = { size in
            let plist = command == Self.scanOfFolder ? ["App/Info.plist": Data("<plist><dict/></plist>".utf8)] : [:]
            return files(size).merging(plist) { $1 }
        }
    }

    /// Reads a folder of code, to whose files an Info.plist is added.
    static let scanOfFolder = "scan --plist App/Info.plist --sources App"

    /// The same, which grows with the square.
    var knownSquare: GrowthKind {
        var kind = self
        kind.isKnownSquare = true
        return kind
    }

    /// The answer is yes or no.
    static let answered: ClosedRange<Int32> = 0...1
    /// All of it is read, and then it is an error.
    static let refused: ClosedRange<Int32> = 2...2
}

/// So many texts, one behind the other.
func many(_ count: Int, separator: String = "", _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: separator)
}

/// The same text so many times.
func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
