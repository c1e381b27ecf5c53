/// A line that tells of a call: a callback's name, and nothing before or behind it that makes a sentence of it.
package struct CallbackMention: Equatable {
    package let callback: Callback
    /// The class that was called: `AppDelegate`.
    package var type: String?
    package var state: Timeline.State?
    /// The address of the scene.
    package var scene: String?
    package var url: String?
    /// The launch option that is logged with it.
    var launchOption: LoggedLaunchOption?
    /// The line of the program that wrote it.
    var sourceLine: Int?
    /// The text behind the name.
    package let remark: String
    /// Whether it tells that the method is done.
    let isEnd: Bool

    /// The first callback that a message tells of, if a line with a time, or with the process that wrote it, has it.
    package init?(in message: ArraySlice<UInt8>, isDated: Bool = false) {
        var index = message.startIndex
        while index < message.endIndex {
            guard message[index].isLetter else {
                index += 1
                continue
            }
            let spelled = SpelledCallback(in: message, at: index)
            if let spelled, let mention = Self.mention(of: spelled, in: message, isDated) {
                self = mention
                return
            }
            index = spelled?.range.upperBound ?? message[index...].prefix(while: \.isWord).endIndex
        }
        return nil
    }

    private static func mention(
        of spelled: SpelledCallback, in message: ArraySlice<UInt8>, _ isDated: Bool
    ) -> CallbackMention? {
        guard let wrapped = WrappedName(spelled, in: message) else { return nil }
        guard let lead = MentionLead(message[..<wrapped.range.lowerBound]) else { return nil }
        let rest = message[wrapped.range.upperBound...]
        guard rest.starts(with: lead.unclosed) else { return nil }
        let isFull = wrapped.isBracketed || spelled.form == .full || (wrapped.type != nil && spelled.form == .short)
        let tail = MentionTail(
            rest.dropFirst(lead.unclosed.count), isLenient: isFull && !lead.isVerb, endsCall: lead.isEnd,
            tellsPhase: spelled.candidates == [.scenePhase], namesType: lead.type != nil)
        guard let tail, tail.isCalled || !lead.isSubject else { return nil }
        let type = wrapped.type ?? lead.type
        let unity = lead.isArrow ? spelled.unity : nil
        let before = message[..<wrapped.range.lowerBound].withoutCategory
        let isAlone = isDated && rest.allSatisfy { !$0.isWord } && !before.contains { $0.isWord }
        guard isAlone || spelled.isConvincing(wrapped, lead, tail, type),
            let callback = unity ?? spelled.callback(of: type)
        else {
            return nil
        }
        return CallbackMention(callback, type, lead, tail)
    }

    private init(_ callback: Callback, _ type: String?, _ lead: MentionLead, _ tail: MentionTail) {
        self.callback = callback
        self.type = type
        state = tail.state ?? lead.state
        scene = tail.address
        url = tail.url
        launchOption = tail.launchOption
        sourceLine = tail.sourceLine ?? lead.sourceLine
        remark = tail.remark
        isEnd = tail.isEnd
    }
}

/// A name with the class, the brackets and the quotes around it.
struct WrappedName {
    private(set) var range: Range<Int>
    private(set) var type: String?
    /// `-[AppDelegate applicationDidBecomeActive:]`
    private(set) var isBracketed = false
    /// The quotation mark around it.
    private(set) var quote: UInt8?

    /// Nil where something clings to the name that makes another thing of it.
    init?(_ spelled: SpelledCallback, in line: ArraySlice<UInt8>) {
        range = spelled.range
        if line[range.upperBound...].first == .rightBracket, let start = Self.bracket(line[..<range.lowerBound]) {
            guard let type = Self.type(line[start..<range.lowerBound]) else { return nil }
            self.type = type
            isBracketed = true
            range = start..<range.upperBound + 1
        } else if !takePath(line) {
            return nil
        }
        guard let before = line[..<range.lowerBound].last, before.isQuote else { return }
        guard line[range.upperBound...].first == before else { return nil }
        quote = before
        range = range.lowerBound - 1..<range.upperBound + 1
    }

    /// Where `-[AppDelegate ` begins that ends before a name.
    private static func bracket(_ before: ArraySlice<UInt8>) -> Int? {
        guard before.last == .space else { return nil }
        let bracket = before.dropLast().suffix(128).lastIndex { !($0.isWord || $0 == .dot || $0.isRoundBracket) }
        guard let bracket, before[bracket] == .leftBracket else { return nil }
        let sign = before[..<bracket].last
        return sign == .minus || sign == .plus ? bracket - 1 : bracket
    }

    /// The class of `-[Module.AppDelegate(Category) `; nil for a method of the class itself, and for one of UIKit's.
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

extension ArraySlice<UInt8> {
    /// The bytes without the category of a logger that they begin with: `[lifecycle]`, `[com.example.app:scenes]`.
    fileprivate var withoutCategory: ArraySlice<UInt8> {
        let rest = drop(while: \.isBlank)
        guard rest.first == .leftBracket, rest.dropFirst().first?.isLowercase == true,
            let end = rest.firstIndex(of: .rightBracket)
        else { return self }
        let category = rest[..<end].dropFirst()
        let isCategory = category.allSatisfy { $0.isWord || $0 == .dot || $0 == .colon || $0 == .minus }
        return isCategory ? rest[(end + 1)...] : self
    }
}

extension UInt8 {
    fileprivate var isRoundBracket: Bool { self == .leftParenthesis || self == .rightParenthesis }
}

extension SpelledCallback {
    /// Whether the weaker spellings have around them what they need.
    fileprivate func isConvincing(
        _ wrapped: WrappedName, _ lead: MentionLead, _ tail: MentionTail, _ type: String?
    ) -> Bool {
        if let quote = wrapped.quote, !lead.isReceiver {
            // An element of a list of symbols.
            guard wrapped.isBracketed, quote == .quote, tail.remark.isEmpty || tail.remark == "," else { return false }
        }
        return switch form {
        case .full, .short: true
        case .words: wrapped.quote == nil && words.map { isSaid($0, lead, tail, type) } == true
        case .dotNet: type?.hasSuffix("Delegate") == true
        case .initializer: type?.hasSuffix("App") == true && tail.remark.isEmpty
        }
    }

    /// Whether words are more than a part of a sentence: they say who was called, or that something was.
    private func isSaid(
        _ found: CallbackPhrase.Found, _ lead: MentionLead, _ tail: MentionTail, _ type: String?
    ) -> Bool {
        if found.isTitled, found.phrase.words.count >= 3 { return true }
        if candidates == [.scenePhase] { return tail.state != nil }
        let receivers = Set(candidates.map(\.receiver))
        if let receiver = type.flatMap(Receiver.init(type:)) { return receivers.contains(receiver) }
        if lead.isReceiver { return receivers.contains(.appDelegate) }
        let isLaunch = candidates.contains { $0 == .didFinishLaunching || $0 == .willFinishLaunching }
        return (tail.isCalled || lead.isVerb) && (found.phrase.isWhole || isLaunch)
    }

    /// The one that is meant, by the class that was called; nil where it could be several.
    fileprivate func callback(of type: String?) -> Callback? {
        // A cell or a view wakes from its nib as well.
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
    /// Who a class must be by its name.
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
