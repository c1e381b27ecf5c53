/// The signs that a text is a log, or another text with the names of callbacks in it.
struct TextEvidence {
    /// Lines that give another kind of text away.
    private var counts: [OtherText: Int] = [:]
    private var headings = 0
    private var markdown = MarkdownEvidence()
    /// Callbacks in lines that have nothing of a log about them but the name.
    private var bare = 0
    private var listed = 0
    /// The first of these callbacks.
    private var roster: [Callback] = []
    /// Whether some callback stands in a line with a time, or with the process that wrote it.
    private var isDated = false

    /// More than a list of one object's methods has.
    private static let rosterLimit = 64

    mutating func add(_ kind: OtherText) {
        counts[kind, default: 0] += 1
    }

    /// Takes a line for what it tells of the text around it; true where it stands for nothing else.
    mutating func add(mark line: ArraySlice<UInt8>) -> Bool {
        if line.isHeading { headings += 1 }
        return markdown.add(line)
    }

    mutating func addProbe() {
        markdown.addCallback(isDated: true)
    }

    mutating func add(_ callback: Callback, in line: LogLine) {
        markdown.addCallback(isDated: line.isDated)
        if line.isDated { return isDated = true }
        bare += 1
        if line.message.isListItem { listed += 1 }
        if roster.count < Self.rosterLimit { roster.append(callback) }
    }

    /// The kind of a text that quotes logs, and those of the probe, too; nil for another.
    var document: OtherText? { markdown.isDocument ? .markdown : nil }

    /// The kind of a text that is no log; nil for a log, and for a text that tells nothing.
    var otherText: OtherText? {
        if let document { return document }
        if isDated { return nil }
        let kinds = OtherText.allCases.filter { counts[$0, default: 0] * 2 >= max(1, bare) }
        if let kind = kinds.max(by: { counts[$0, default: 0] < counts[$1, default: 0] }) { return kind }
        let symbols = counts[.symbols, default: 0]
        if symbols > 1 || (symbols == 1 && bare <= 4) { return .symbols }
        if roster.alternates { return .counterparts }
        if roster.isSorted || roster.isInOrderOfTemplate { return .symbols }
        return headings > 0 && listed > 1 && listed == bare ? .documentation : nil
    }
}

extension [Callback] {
    /// Whether each stands once, and in alphabetical order, as UIKit never calls so many.
    fileprivate var isSorted: Bool {
        count >= 5 && Set(map(\.receiver)).count == 1
            && zip(self, dropFirst()).allSatisfy { left, right in
                (left.spec.selector ?? left.name) < (right.spec.selector ?? right.name)
            }
    }

    /// Whether they are the methods of a new project's delegate, in the order of its file.
    fileprivate var isInOrderOfTemplate: Bool {
        let app: [Callback] = [
            .didFinishLaunching, .applicationWillResignActive, .applicationDidEnterBackground,
            .applicationWillEnterForeground, .applicationDidBecomeActive,
        ]
        let scene: [Callback] = [
            .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneWillEnterForeground, .sceneDidEnterBackground,
        ]
        let listed = filter { $0.receiver == .sceneDelegate }
        return listed == scene || (starts(with: app) && Set(self).count == count)
    }

    /// Whether each of the application's methods is followed by that of a scene, which UIKit calls in its place.
    fileprivate var alternates: Bool {
        guard count >= 4, count.isMultiple(of: 2) else { return false }
        return stride(from: 0, to: count, by: 2).allSatisfy { index in
            Self.counterparts[self[index]] == self[index + 1]
        }
    }

    private static let counterparts: [Callback: Callback] = [
        .applicationDidBecomeActive: .sceneDidBecomeActive, .applicationWillResignActive: .sceneWillResignActive,
        .applicationDidEnterBackground: .sceneDidEnterBackground,
        .applicationWillEnterForeground: .sceneWillEnterForeground, .openURL: .sceneOpenURLContexts,
        .applicationContinueActivity: .sceneContinueActivity, .applicationPerformAction: .windowScenePerformAction,
    ]
}
