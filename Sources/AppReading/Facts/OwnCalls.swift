/// Calls of an app delegate's methods from the app's own code, which reach methods that UIKit leaves alone.
struct OwnCalls {
    private let source: AppSource
    private let index: WordIndex
    private let delegate: CodeType

    private static let callbacks = Callback.allCases.filter { $0.receiver == .appDelegate }

    /// The words that such calls begin with.
    static let words = Set(
        callbacks.flatMap { callback in
            [callback.name.firstPart("("), callback.spec.selector?.firstPart(":")].compactMap(\.self)
        }
    ).sorted()

    init(_ source: AppSource, _ index: WordIndex, of delegate: CodeType) {
        (self.source, self.index, self.delegate) = (source, index, delegate)
    }

    /// The type, or the file, whose code calls a method, or has it called by a notification; code of methods that nobody
    /// calls doesn't count.
    func caller(of callback: Callback, neverCalled dead: [Callback]) -> String? {
        let words = [callback.name.firstPart("("), callback.spec.selector?.firstPart(":")].compactMap(\.self)
        let sites = Set(words).sorted().flatMap { index[$0] }
        for site in sites {
            let text = CodeText(source.code.files[site.file])
            guard calls(callback, text, site.token) || observes(callback, text, site.token) else { continue }
            let place = text.place(site.token)
            if let around = method(at: place), dead.contains(around) { continue }
            return source.code.name(ofTypeAt: place) ?? place.source.name
        }
        return nil
    }

    /// Whether the delegate's method for a callback has no statement.
    func isEmpty(_ callback: Callback) -> Bool {
        delegate.methods.first { Callback.declared($0.declaration, by: [.appDelegate]) == callback }?
            .declaration.body?.isEmpty ?? false
    }

    /// The callback in whose body a place is.
    private func method(at place: Place) -> Callback? {
        delegate.methods.first { part in
            source.code.files[part.file].text.text.source === place.source
                && part.declaration.range.contains(place.range.lowerBound)
        }.flatMap { Callback.declared($0.declaration, by: [.appDelegate]) }
    }

    private func isInDelegate(_ place: Place) -> Bool { source.code.name(ofTypeAt: place) == delegate.name }

    // MARK: - Calls

    private func calls(_ callback: Callback, _ text: CodeText, _ token: Int) -> Bool {
        text.isSwift ? callsInSwift(callback, text, token) : sends(callback, text, token)
    }

    /// `delegate?.application?(app, open: url, options: [:])`
    private func callsInSwift(_ callback: Callback, _ text: CodeText, _ token: Int) -> Bool {
        let opening = text.kind(token + 1) == .mark ? token + 2 : token + 1
        guard text.kind(opening) == .leftParenthesis, !text.reads(token - 1, "func") else { return false }
        let labels = text.arguments(of: opening).map { argument in
            text.isLabel(argument.lowerBound) ? text.text(argument.lowerBound) : "_"
        }
        let written = text.text(token) + "(" + labels.map { $0 + ":" }.joined() + ")"
        guard callback.name == written else { return false }
        guard text.kind(token - 1) == .dot else { return isInDelegate(text.place(token)) }
        let receiver = text.kind(token - 2) == .mark ? token - 3 : token - 2
        return isDelegate(text, upTo: receiver)
    }

    /// `[self application:app openURL:url options:options]`
    private func sends(_ callback: Callback, _ text: CodeText, _ token: Int) -> Bool {
        guard text.kind(token + 1) == .colon,
            let opening = 0.upTo(token).last(where: { (bracket: Int) -> Bool in
                text.kind(bracket) == .leftBracket && text.closing(bracket) > token
            }),
            let message = ObjectiveCMessage(text, opening), message.selector == callback.spec.selector
        else { return false }
        return isDelegate(text, upTo: token - 1)
    }

    /// Whether a receiver that ends here is the app's delegate: `self` in it, something of that name, or a cast to it.
    private func isDelegate(_ text: CodeText, upTo last: Int) -> Bool {
        if text.reads(last, "self") { return isInDelegate(text.place(last)) }
        if let name = text.name(last) { return name.hasSuffix("elegate") && name.first?.isLowercase == true }
        guard [.rightParenthesis, .rightBracket].contains(text.kind(last)),
            let opening = 0.upTo(last).last(where: { text.isOpening($0) && text.closing($0) == last })
        else { return false }
        return opening.upTo(last).contains { text.isName($0, delegate.name) || text.isName($0, "delegate") }
    }

    // MARK: - Observers

    /// `#selector(applicationDidBecomeActive(_:))`, which a notification may be sent to.
    private func observes(_ callback: Callback, _ text: CodeText, _ token: Int) -> Bool {
        guard let opening = ((token - 4)..<token).last(where: { text.kind($0) == .leftParenthesis }),
            text.reads(opening - 1, "selector"), [.hash, .at].contains(text.kind(opening - 2))
        else { return false }
        let written = token.upTo(text.closing(opening)).map(text.text).joined()
        let names = [callback.name, callback.name.firstPart("("), callback.spec.selector]
        let isQualified = token - 2 > opening && text.isName(token - 2, delegate.name)
        return names.contains(written) && (isQualified || isInDelegate(text.place(token)))
    }
}

extension String {
    fileprivate func firstPart(_ separator: Character) -> String { String(prefix { $0 != separator }) }
}
