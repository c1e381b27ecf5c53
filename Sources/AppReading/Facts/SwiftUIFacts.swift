/// What SwiftUI's modifiers in the files of a target say of an `App` and its views.
struct SwiftUIFacts {
    let source: AppSource
    let app: CodeType
    let index: WordIndex
    let constants: CodeConstants

    private static let activityHandler = "onContinueUserActivity"

    static let words = [
        "onOpenURL", activityHandler, "onChange", "scenePhase", "onAppear", "task", "handlesExternalEvents",
    ]

    /// The methods of the `App`: its initializer, and what watches the phase of all its scenes.
    var appMethods: [MethodReading] {
        var methods: [MethodReading] = []
        let initializer = app.parts.lazy.compactMap { part in
            part.declaration.members.first { $0.kind == .initializer && $0.body != nil && $0.parameters.isEmpty }
                .map { CodeType.Part(file: part.file, declaration: $0) }
        }.first
        if let initializer {
            var walk = BodyWalk(source, constants, line: [app], framework: nil)
            walk.follow(initializer, of: 0, roles: [:])
            var method = MethodReading(callback: .appInit, place: source.code.place(initializer).firstLine)
            if let doubt = walk.done.doubt { method.doubt = doubt } else { method.actions = walk.done.actions }
            methods.append(method)
        }
        if let place = changesOfPhase.first(where: isInApp) {
            methods.append(MethodReading(callback: .appScenePhase, place: place))
        }
        return methods
    }

    /// The handlers of all views, as those of the root.
    var viewMethods: [MethodReading] {
        let phase = changesOfPhase.first { !isInApp($0) }.map { MethodReading(callback: .scenePhase, place: $0) }
        let roots = [("onAppear", Callback.onAppear), ("task", .viewTask)].compactMap { word, callback in
            modifiers(word).first { isInApp($0.place) }.map { MethodReading(callback: callback, place: $0.place) }
        }
        return [phase].compactMap(\.self) + roots
            + [
                handler(modifiers("onOpenURL"), .onOpenURL),
                handler(modifiers(Self.activityHandler).filter { intent(of: $0) == nil }, .onContinueUserActivity),
            ].compactMap(\.self)
    }

    /// `.handlesExternalEvents(matching:)` or `(preferring:allowing:)`, which choose among windows: a scenario has no key
    /// for that choice.
    var choiceOfWindow: ScannedFact? {
        modifiers("handlesExternalEvents").first.map {
            ScannedFact(
                [Receiver.view.rawValue, "handlesExternalEvents"], nil, .unknown, at: $0.place,
                "chooses the window that an event goes to")
        }
    }

    /// `.onContinueUserActivity("INStartCallIntent")` alone: a scenario can't say of a handler that it takes no other
    /// activity, and no web link.
    var handlerOfIntents: ScannedFact? {
        let handlers = modifiers(Self.activityHandler)
        let intents = handlers.compactMap(intent)
        guard let first = handlers.first, let name = intents.first, intents.count == handlers.count else { return nil }
        let others = Set(intents).count > 1 ? " and other intents" : ""
        return ScannedFact(
            [Receiver.view.rawValue, Callback.onContinueUserActivity.scenarioName], nil, .unknown, at: first.place,
            "takes only \(name)\(others)")
    }

    private func isInApp(_ place: Place) -> Bool { source.code.name(ofTypeAt: place) == app.name }

    /// `.onChange(of: scenePhase)`, or of `self.phase`, a name for it in the same type.
    private var changesOfPhase: [Place] {
        let names = namesOfPhase
        return index["onChange"].compactMap { site in
            let text = CodeText(source.code.files[site.file])
            guard text.kind(site.token + 1) == .leftParenthesis, text.reads(site.token + 2, "of") else { return nil }
            let start = site.token + 4
            let name = text.reads(start, "self") && text.kind(start + 1) == .dot ? start + 2 : start
            guard [.comma, .rightParenthesis].contains(text.kind(name + 1)) else { return nil }
            let place = text.place(name)
            let type = source.code.name(ofTypeAt: place) ?? ""
            return text.reads(name, "scenePhase") || names[type]?.contains(text.text(name)) == true ? place : nil
        }
    }

    /// The properties with `@Environment(\.scenePhase)`, by the names of their types.
    private var namesOfPhase: [String: Set<String>] {
        var names: [String: Set<String>] = [:]
        for site in index["scenePhase"] {
            let text = CodeText(source.code.files[site.file])
            guard text.kind(site.token - 1) == .dot, text.kind(site.token + 1) == .rightParenthesis,
                let word = ((site.token + 2)..<(site.token + 6)).first(where: { text.reads($0, "var") }),
                let name = text.name(word + 1)
            else { continue }
            names[source.code.name(ofTypeAt: text.place(site.token)) ?? "", default: []].insert(name)
        }
        return names
    }

    // MARK: - Handlers

    private struct Modifier {
        let text: CodeText
        let token: Int
        var place: Place { text.place(token) }
    }

    private func modifiers(_ word: String) -> [Modifier] {
        index[word].compactMap { site in
            let text = CodeText(source.code.files[site.file])
            let isCalled = [.leftParenthesis, .leftBrace].contains(text.kind(site.token + 1))
            return text.kind(site.token - 1) == .dot && isCalled ? Modifier(text: text, token: site.token) : nil
        }
    }

    /// All handlers of one kind together: one that uses what it gets takes the payload.
    private func handler(_ found: [Modifier], _ callback: Callback) -> MethodReading? {
        guard let first = found.first, let kind = callback.payloads.first else { return nil }
        var method = MethodReading(callback: callback, place: first.place)
        let uses = found.map { use(of: $0) }
        if let index = uses.firstIndex(of: .used) {
            method.actions = [BodyActions.Found(action: .take(kind), place: found[index].place)]
        } else if uses.allSatisfy({ $0 == .ignored }) {
            method.actions = []
        } else {
            let reason = uses.lazy.compactMap(\.reason).first ?? ""
            method.doubt = BodyActions.Doubt(reason: reason, place: first.place)
        }
        return method
    }

    /// The intent whose activities alone a handler gets: `"INStartCallIntent"`, or `NSStringFromClass(SoupIntent.self)`.
    private func intent(of modifier: Modifier) -> String? {
        let text = modifier.text
        guard text.kind(modifier.token + 1) == .leftParenthesis,
            let type = text.arguments(of: modifier.token + 1).first
        else { return nil }
        let names = type.compactMap(text.name)
        // A constant of a framework is that of no intent, and is defined in no file of the target.
        if let name = names.last, Self.frameworkConstants.contains(name) { return nil }
        let constant = constants.text(type, text, in: source.code.name(ofTypeAt: modifier.place) ?? "")
        let classes = constant == nil ? names.filter { $0.first?.isUppercase == true } : []
        return ([constant].compactMap(\.self) + classes).first { $0.hasSuffix("Intent") }
    }

    private static let frameworkConstants = [
        "NSUserActivityTypeBrowsingWeb", "CSSearchableItemActionType", "CSQueryContinuationActionType",
    ]

    private enum Use: Equatable {
        case used, ignored
        /// With the reason, as a part of a sentence.
        case unknown(String)

        static let handed = Use.unknown("hands it to a function")

        var reason: String? {
            if case .unknown(let reason) = self { reason } else { nil }
        }
    }

    /// What the closure of a handler does with its argument.
    private func use(of modifier: Modifier) -> Use {
        let text = modifier.text
        var brace = modifier.token + 1
        if text.kind(brace) == .leftParenthesis {
            let end = text.closing(brace)
            let inside = brace.upTo(end).first { text.kind($0) == .leftBrace }
            guard let closure = inside ?? (text.kind(end + 1) == .leftBrace ? end + 1 : nil) else {
                return use(byFunctionAt: end - 1, modifier)
            }
            brace = closure
        }
        let end = text.closing(brace)
        guard let parameter = parameter(text, brace) else {
            return brace.upTo(end).contains { text.text($0) == "$0" } ? .used : .ignored
        }
        return use(of: parameter.name, in: parameter.end.upTo(end), text)
    }

    /// What the function of `perform: open` or `perform: self.open` does with it, if it is one of the view's.
    private func use(byFunctionAt last: Int, _ modifier: Modifier) -> Use {
        let text = modifier.text
        let start = text.kind(last - 1) == .dot && text.reads(last - 2, "self") ? last - 2 : last
        guard let name = text.name(last), text.kind(start - 1) == .colon,
            let view = source.code.name(ofTypeAt: modifier.place).flatMap({ source.code.type($0) })
        else { return .handed }
        let functions = view.methods.filter { $0.declaration.hasBaseName(name) }
        guard functions.count == 1, let function = functions.first, let body = function.declaration.body,
            let parameter = function.declaration.parameters.first?.name
        else { return .handed }
        return use(of: parameter, in: body, CodeText(source.code.files[function.file]))
    }

    private func use(of name: String, in body: Range<Int>, _ text: CodeText) -> Use {
        let mentions = body.filter { text.isName($0, name) && !text.isLabel($0) && text.kind($0 - 1) != .dot }
        let tests = mentions.map { PayloadQuestion($0, text) }
        let ofFiles = source.infoPlist.hasURLSchemes ? tests.compactMap { $0?.ofFiles }.flatMap(\.self) : []
        let takes = zip(mentions, tests).filter { $1 == nil }.map(\.0)
        if takes.contains(where: { take in !ofFiles.contains { $0.contains(take) } }) { return .used }
        if !takes.isEmpty { return .unknown("takes \(name) only if it is a file") }
        return mentions.isEmpty ? .ignored : .unknown("only tests \(name)")
    }

    /// `url` of `{ url in`, `{ (url: URL) in` or `{ [weak self] url in`, and the token behind them.
    private func parameter(_ text: CodeText, _ brace: Int) -> (name: String, end: Int)? {
        let head = (brace + 1).upTo(min(brace + 24, text.closing(brace)))
        guard let word = head.first(where: { text.reads($0, "in") }) else { return nil }
        var start = brace + 1
        if text.kind(start) == .leftBracket { start = text.closing(start) + 1 }
        if text.kind(start) == .leftParenthesis { start += 1 }
        guard start < word, let name = text.name(start) else { return nil }
        return (name, word + 1)
    }
}
