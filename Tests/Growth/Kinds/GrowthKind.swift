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

extension GrowthKind {
    /// Commands and formats that are given much.
    static let commands: [GrowthKind] =
        ["json", "ndjson", "markdown", "mermaid", "svg", "html"].map { format in
            GrowthKind("run as \(format)", "run a.json --format \(format)", 120) { ["a.json": homes($0)] }
        }
        + ["json", "sarif", "github"].map { format in
            GrowthKind("lint as \(format)", "lint a.json --format \(format)", 500, ends: answered) { count in
                ["a.json": ScenarioText.launch(does: many(count) { #", { "use": "r\#($0)" }"# }).text]
            }
        } + [
            GrowthKind("run with explanations", "run a.json --explain", 205) { ["a.json": homes($0)] },
            GrowthKind("run with all kinds", "run a.json --show all", 250) { ["a.json": homes($0)] },
            GrowthKind("play", "play a.json --plain --keys q", 75) { ["a.json": homes($0)] },
            GrowthKind("play to the end", "play a.json --keys Gq", 75) { ["a.json": homes($0)] },
            GrowthKind("graph", "graph a.json", 6000) { ["a.json": homes($0)] },
            GrowthKind("site of an app", "site -o wiki --app a.json", 200) { ["a.json": homes($0)] },
            GrowthKind("matrix", "matrix --app a.json", 3000) { ["a.json": homes($0)] },
            GrowthKind("diff of two scenarios", "diff a.json b.json", 145) { count in
                [
                    "a.json": homes(count),
                    "b.json": ScenarioText.events(many(count, #", { "event": "memoryWarning" }"#)).text,
                ]
            },
            GrowthKind("diff with --set", "diff a.json --set app.lifecycle=appDelegate", 150) { ["a.json": homes($0)] },
            GrowthKind("diff for a workflow", "diff a.json --set app.lifecycle=appDelegate --format github", 65) {
                count in ["a.json": homes(count)]
            },
            GrowthKind("migrate", "migrate --check . .", 62) { count in
                let others = many(count) { "extension AppDelegate { func other\($0)() { print($0) } }\n" }
                return ProjectText().files(["AppDelegate.swift": ProjectText.delegate + others])
            },
            GrowthKind("migrate: plan", "migrate .", 62) { count in
                let windows = many(count) { "let w\($0) = UIWindow(frame: .zero); w\($0).makeKeyAndVisible()\n" }
                return ProjectText().files([
                    "AppDelegate.swift": ProjectText.delegate + "extension AppDelegate { func show() {\n\(windows)} }\n"
                ])
            },
            GrowthKind("scan: windows", "scan .", 250) { count in
                let windows = many(count) { number in
                    "let w\(number) = UIWindow(frame: .zero); self.k\(number) = w\(number); w\(number).windowScene = s\n"
                }
                let classes = many(count) { number in
                    "class C\(number)Window: UIWindow { init(_ s: Int) { super.init(frame: .zero) } }\n"
                        + "class C\(number) { let w = C\(number)Window(1); func f() { w.windowScene = s } }\n"
                }
                return ProjectText().files([
                    "AppDelegate.swift": ProjectText.delegate + classes
                        + "extension AppDelegate { func show() {\n\(windows)} }\n"
                ])
            },
            GrowthKind("migrate: patch", "migrate . --format patch", 62) { count in
                let others = many(count) { "func other\($0)() { window?.tag = \($0) }\n" }
                return ProjectText().files([
                    "AppDelegate.swift": ProjectText.delegate + "extension AppDelegate {\n\(others)}\n"
                ])
            },
            GrowthKind("lesson", "lesson", 600) { count in
                let progress = #"{ "launchtraceLesson": 6, "hints": [0], "solved": true }"#
                return Dictionary(uniqueKeysWithValues: (0...count).map { ("a/\($0)/lesson.json", progress) })
            },
            GrowthKind("check", "check a", 150) { count in
                Dictionary(uniqueKeysWithValues: (0...count).map { ("a/\($0).json", homes(1)) })
            }, GrowthKind("check of one", "check --record a.json", 500) { ["a.json": homes($0)] },
            GrowthKind("check with reports", "check a --report junit=j.xml --report sarif=s.sarif --report github", 150)
            { count in Dictionary(uniqueKeysWithValues: (0...count).map { ("a/\($0).json", homes(1)) }) },
            GrowthKind("check of orphans", "check a", 1500) { count in
                Dictionary(uniqueKeysWithValues: (0...count).map { ("a/\($0).timeline.txt", "n\n") })
            },
        ]

    private static func homes(_ count: Int) -> String {
        ScenarioText.events(many(count, #", { "event": "pressHome" }, { "event": "tapIcon" }"#)).text
    }

}
