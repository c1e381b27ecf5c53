/// A line that reports a call: the exact name of a callback, and the values on the line.
///
/// These forms are recognized anywhere in a line:
///
/// - a full signature or a selector with its labels, `scene(_:willConnectTo:options:)`
/// - a name with empty parentheses, `viewDidLoad()`
/// - a name in the brackets of Objective-C, or after its class and a dot, `-[AppDelegate applicationDidBecomeActive:]`
/// - Unity's `-> applicationDidResignActive()`
///
/// The first or second part of a name, `applicationDidBecomeActive`, is recognized at the beginning of a message if no
/// word follows it, and after the name of a class or a role, `AppDelegate: applicationDidBecomeActive`.
package struct CallbackMention: Equatable {
    package let callback: Callback
    /// The class of the receiver: `AppDelegate`.
    package var type: String?
    package var state: Timeline.State?
    package var scene: String?
    package var url: String?
    /// The launch option on the line.
    var launchOption: LoggedLaunchOption?
    /// The line of the source code that wrote it.
    var sourceLine: Int?
    /// The text after the name.
    package let remark: String
    /// Whether it reports the end of the method.
    let isEnd: Bool

    package init?(in message: ArraySlice<UInt8>) {
        guard !message.isOfTable else { return nil }
        var index = message.startIndex
        while index < message.endIndex {
            guard message[index].isLetter else {
                index += 1
                continue
            }
            let spelled = SpelledCallback(in: message, at: index)
            if let spelled, let mention = CallbackMention(spelled, in: message) {
                self = mention
                return
            }
            index = spelled?.range.upperBound ?? message[index...].prefix(while: \.isWord).endIndex
        }
        return nil
    }

    private init?(_ spelled: SpelledCallback, in message: ArraySlice<UInt8>) {
        guard let name = WrappedName(spelled, in: message) else { return nil }
        let before = message[..<name.range.lowerBound]
        let rest = message[name.range.upperBound...]
        guard !rest.continuesName else { return nil }
        let receiver = LoggedReceiver(before)
        let type = name.type ?? receiver?.type
        let tail = MentionTail(rest.drop { $0.isClosing }, isPhase: spelled.candidates == [.scenePhase])
        let isExact =
            switch spelled.form {
            case .initializer: name.type?.hasSuffix("App") == true && tail.remark.isEmpty
            case .full: true
            case .short where spelled.candidates == [.scenePhase]:
                tail.state != nil || before.isHead && tail.remark.isEmpty
            case .short where name.isWhole: true
            case .short: receiver != nil || before.isHead && !tail.beginsWithWord
            }
        let unity = before.trimmed.suffix(2).elementsEqual("->".utf8) ? spelled.unity : nil
        guard isExact, !MentionSentence(before, rest).reportsNoCall, let callback = unity ?? spelled.callback(of: type)
        else { return nil }
        self.callback = callback
        self.type = type
        state = tail.state
        scene = tail.address
        url = tail.url
        launchOption = tail.launchOption
        sourceLine = tail.sourceLine ?? before.sourceLine
        remark = tail.remark
        // `← SceneDelegate.viewDidLoad()`
        isEnd =
            tail.isEnd || ["\u{2190}", "<-"].contains { before.trimmed.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}

/// A name with the class and the brackets around it.
private struct WrappedName {
    private(set) var range: Range<Int>
    private(set) var type: String?
    /// Whether brackets, parentheses or a class make it a name instead of a word: `viewDidLoad()`,
    /// `AppDelegate.viewDidLoad`.
    private(set) var isWhole: Bool

    /// Nil in quotation marks, which make it a word or the item of a list, and as a part of another name.
    init?(_ spelled: SpelledCallback, in line: ArraySlice<UInt8>) {
        range = spelled.range
        isWhole = line[spelled.range].last == .rightParenthesis
        if line[range.upperBound...].first == .rightBracket, let start = Self.bracket(line[..<range.lowerBound]) {
            guard let type = Self.type(line[start..<range.lowerBound]) else { return nil }
            self.type = type
            isWhole = true
            range = start..<range.upperBound + 1
        } else if !takePath(line)
            || line[range.upperBound...].first == .rightBracket && line[..<range.lowerBound].last == .space
        {
            // Brackets around a protocol, or around more than a class, aren't a call.
            return nil
        }
        let before = line[..<range.lowerBound]
        guard let last = before.last else { return }
        // UIKit's error messages name a method by a minus and a word, and `func` is code.
        let isComplaint = last == .minus && type == nil && before.dropLast().last?.isBlank != false
        if last.isQuote || isComplaint && before.count > 1 || before.trimmed.text.hasSuffix("func") { return nil }
    }

    /// The beginning of `-[AppDelegate ` that ends before a name.
    private static func bracket(_ before: ArraySlice<UInt8>) -> Int? {
        guard before.last == .space else { return nil }
        let bracket = before.dropLast().suffix(128).lastIndex { !($0.isWord || $0 == .dot || $0.isRoundBracket) }
        guard let bracket, before[bracket] == .leftBracket else { return nil }
        let sign = before[..<bracket].last
        return sign == .minus || sign == .plus ? bracket - 1 : bracket
    }

    /// The class of `-[Module.AppDelegate(Category) `; nil for a class method, and for a class of UIKit.
    private static func type(_ bracketed: ArraySlice<UInt8>) -> String? {
        guard bracketed.first != .plus else { return nil }
        let path = bracketed.drop { $0 == .minus || $0 == .leftBracket }.dropLast().prefix { $0 != .leftParenthesis }
        return appType(path)
    }

    /// `Module.AppDelegate.` before the name.
    private mutating func takePath(_ line: ArraySlice<UInt8>) -> Bool {
        let before = line[..<range.lowerBound]
        guard let last = before.last, last.isWord || last == .dot else { return true }
        let start = before.lastIndex { !($0.isWord || $0 == .dot) }.map { $0 + 1 } ?? line.startIndex
        guard last == .dot, let type = Self.appType(before[start...].dropLast()) else { return false }
        self.type = type
        isWhole = true
        range = start..<range.upperBound
        return true
    }

    /// The last part of a path that is a class of the app, not one of UIKit's or an object in a program.
    private static func appType(_ path: ArraySlice<UInt8>) -> String? {
        let type = path.suffix(from: path.lastIndex(of: .dot).map { $0 + 1 } ?? path.startIndex)
        guard let first = type.first, first.isUppercase || first == UInt8(ascii: "_") else { return nil }
        let name = type.text
        let isUIKit = ["UI", "_UI", "NS"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).prefix(2).contains { $0.isLowercase }
        }
        return isUIKit ? nil : name
    }
}

/// The name of a class or a role directly before a callback's name: `AppDelegate: `, `[HomeVC] `, `App Delegate `.
private struct LoggedReceiver {
    /// Nil for a role such as `App`.
    let type: String?

    init?(_ before: ArraySlice<UInt8>) {
        var rest = before.suffix(64).withoutSeparators
        // `SceneDelegate: scene willConnectTo`
        let role = rest.lastWord
        let isRole = Self.roles.contains(role)
        if isRole { rest = rest.dropLast(role.utf8.count).withoutSeparators }
        var words: [String] = []
        while words.count < 3 {
            let word = rest.lastWord
            guard word.utf8.first?.isUppercase == true else { break }
            words.insert(word, at: 0)
            rest = rest.dropLast(word.utf8.count)
            guard ["Delegate", "Controller"].contains(words[words.count - 1]), rest.last == .space else { break }
            rest = rest.dropLast()
        }
        let name = words.joined().split(separator: ".").last.map(String.init) ?? ""
        guard isRole || Self.endings.contains(where: name.hasSuffix) else { return nil }
        type = Self.endings.prefix(3).contains { name.hasSuffix($0) && name != $0 } ? name : nil
    }

    private static let roles = ["application", "scene"]
    /// The first three are endings of classes.
    private static let endings = ["Delegate", "Controller", "VC", "App", "Application"]
}

extension ArraySlice<UInt8> {
    /// Without the separators of loggers between a class and a method.
    fileprivate var withoutSeparators: ArraySlice<UInt8> {
        var rest = self
        while let last = rest.last, " \t:|>)],-=#*".utf8.contains(last) { rest = rest.dropLast() }
        return rest
    }

    /// The word at the end, including its dots; empty if there is none.
    fileprivate var lastWord: String {
        self[(lastIndex { !($0.isWord || $0 == .dot) }.map { $0 + 1 } ?? startIndex)...].text
    }

    /// Whether it is a row of a Markdown table, or an entry of a list of symbols, which begins with an address.
    fileprivate var isOfTable: Bool {
        let line = trimmed
        if line.first == .bar, line.last == .bar, line.count > 1 { return true }
        let first = line.prefix { !$0.isBlank }
        let digits = first.starts(with: "0x".utf8) ? first.dropFirst(2) : first
        return digits.count >= 8 && digits.allSatisfy(\.isHexDigit)
    }

    /// Whether a name follows only marks, and words in brackets such as the category of a logger.
    var isHead: Bool {
        var rest = self
        while let byte = rest.first {
            if byte == .leftBracket || byte == .leftParenthesis {
                guard let end = rest.firstIndex(of: byte == .leftBracket ? .rightBracket : .rightParenthesis) else {
                    return !rest.contains(where: \.isLetter)
                }
                rest = rest[(end + 1)...]
            } else if byte.isLetter || byte.isQuote {
                return false
            } else {
                rest = rest.dropFirst()
            }
        }
        return true
    }

    /// Whether these bytes make the name before them a part of something else: a longer name, a file name, a quoted
    /// word, a stack frame, or an unrecognized selector.
    fileprivate var continuesName: Bool {
        guard let first else { return false }
        if first.isWord || first == .leftParenthesis || first == .slash || first.isQuote { return true }
        if first == .dot || first == .minus, dropFirst().first?.isLetter == true { return true }
        if first == .colon {
            // Another part of a selector, or a parameter in source code.
            let part = dropFirst().prefix(while: \.isWord)
            if dropFirst().first == .leftParenthesis || !part.isEmpty && self[part.endIndex...].first == .colon {
                return true
            }
        }
        let rest = trimmed
        let image = rest.starts(with: "(in ".utf8) ? rest.prefix { $0 != .rightParenthesis } : rest.prefix(0)
        let offset = rest[image.endIndex...].drop { $0.isBlank || $0 == .rightParenthesis }
        if offset.first == .plus, offset.dropFirst().drop(while: \.isBlank).first?.isDigit == true { return true }
        return rest.drop { !$0.isLetter }.starts(with: "unrecognized selector".utf8)
    }

    /// 64 of `AppDelegate.swift:64`
    fileprivate var sourceLine: Int? {
        guard let colon = lastIndex(of: .colon), colon > startIndex, self[colon - 1].isLetter,
            self[..<colon].suffix(12).contains(.dot)
        else { return nil }
        return Int(self[(colon + 1)...].prefix(while: \.isDigit).text)
    }
}

extension UInt8 {
    fileprivate var isRoundBracket: Bool { self == .leftParenthesis || self == .rightParenthesis }

    /// Whether it closes a bracket before a name.
    fileprivate var isClosing: Bool { self == .rightParenthesis || self == .rightBracket || self == .rightBrace }
}

extension SpelledCallback {
    /// The intended callback, by the class of the receiver; nil if it is ambiguous.
    fileprivate func callback(of type: String?) -> Callback? {
        // `awakeFromNib` of a cell or a view isn't that of a view controller.
        if candidates == [.awakeFromNib] { return type?.hasSuffix("Controller") == false ? nil : .awakeFromNib }
        if candidates.count == 1 { return candidates.first }
        let receiver = type.flatMap(Receiver.init(type:))
        let fitting = candidates.filter { receiver == nil || $0.receiver == receiver }
        let possible = fitting.isEmpty ? candidates : fitting
        guard Set(possible.map(\.receiver)).count == 1 else { return nil }
        return possible.first { $0.spec.deprecated == nil } ?? possible.first
    }
}

extension Receiver {
    /// The receiver that the name of a class implies.
    init?(type: String) {
        if type.contains("Scene") {
            self = .sceneDelegate
        } else if type.hasSuffix("Controller") && !type.contains("App") {
            self = .viewController
        } else if type.contains("App") {
            self = .appDelegate
        } else {
            return nil
        }
    }
}
