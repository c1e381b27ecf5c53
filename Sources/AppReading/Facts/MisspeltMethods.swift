/// Methods of a delegate that UIKit has none of, and whose names are nearly those of callbacks that the delegate lacks.
struct MisspeltMethods {
    struct Found {
        let receiver: Receiver
        let name: String
        let meant: Callback
        let place: Place
    }

    let code: TargetCode
    let calls: CodeCalls

    /// Those of a class with its superclasses in the target, unless one outside of it may call them.
    func all(in type: CodeType, as receiver: Receiver) -> [Found] {
        let line = code.withSuperclasses(type)
        guard line.last?.hasHarmlessSuperclass ?? true, !line.contains(where: \.hasUnreadMacro) else { return [] }
        let methods = line.flatMap(\.methods)
        let implemented = Set(methods.compactMap { Callback.declared($0.declaration, by: [receiver]) })
        let missing = Callback.allCases.filter { callback in
            callback.receiver == receiver && !implemented.contains(callback) && callback.spec.isUsual
        }
        return methods.compactMap { part in
            guard !part.declaration.isKnown, let meant = missing.first(where: { $0.isNearly(part.declaration) }),
                !isNamedElsewhere(part.declaration, besides: meant)
            else { return nil }
            return Found(
                receiver: receiver, name: part.declaration.name, meant: meant, place: code.place(part).firstLine)
        }
    }

    /// Whether anything of the target calls it, selects it or asks for it.
    private func isNamedElsewhere(_ method: Declaration, besides callback: Callback) -> Bool {
        let trees = calls.targets.trees
        let word = method.ownWord(besides: callback)
        let protocols = code.allTypes.filter(\.isProtocol).flatMap(\.parts)
        if protocols.contains(where: { $0.declaration.members.contains { $0.name == method.name } }) { return true }
        return code.files.indices.contains { number in
            guard code.files[number].spells(word) else { return false }
            return trees.tree(number).root.descendants.contains { node in
                switch node.kind {
                case .call: SyntaxCall(node)?.fullName == method.name
                case .macro, .string: node.text.contains(word)
                default: false
                }
            }
        }
    }
}

extension CallbackSpec {
    /// Whether UIKit calls it on the newest system, and not just as the form of older ones.
    fileprivate var isUsual: Bool { calledBefore == nil && deprecated.map { $0 >= Version(13) } ?? true }
}

extension Declaration {
    /// Whether it isn't a method for others to call, or is one of UIKit's under its own name.
    fileprivate var isKnown: Bool {
        if !modifiers.isDisjoint(with: [.static, .class, .override]) || attribute("objc")?.argument != nil {
            return true
        }
        return OtherMethod.all.contains { [$0.name, $0.selector].contains(name) }
            || Callback.allCases.contains { [$0.name, $0.spec.selector].contains(name) }
            || Callback.declared(self, by: Receiver.allCases) != nil
    }

    /// Its longest label or its base name, of those that a callback hasn't.
    fileprivate func ownWord(besides callback: Callback) -> String {
        let known = callback.name.wordsOfSelector + (callback.spec.selector?.wordsOfSelector ?? [])
        return name.wordsOfSelector.filter { !known.contains($0) }.max { $0.count < $1.count } ?? name
    }
}

extension Callback {
    /// Whether a function is meant to be this callback: one label differs in two letters or one word, or it is spelled in
    /// Swift as in Objective-C.
    fileprivate func isNearly(_ function: Declaration) -> Bool {
        let written = function.name.wordsOfSelector
        let selector = spec.selector?.wordsOfSelector ?? []
        guard function.node.isSwift else { return Self.areNear(written, selector) }
        return Self.areNear(written, name.wordsOfSelector) || written == selector.spelledInSwift
    }

    private static func areNear(_ written: [String], _ meant: [String]) -> Bool {
        guard written.count == meant.count else { return false }
        let differing = zip(written, meant).filter { $0 != $1 }
        guard differing.count == 1, let (left, right) = differing.first else { return false }
        return left.isNear(right)
    }
}

extension [String] {
    /// `["scene", "_", "continueUserActivity"]` of the parts of `scene:continueUserActivity:`.
    fileprivate var spelledInSwift: [String] { isEmpty ? [] : [self[0], "_"] + dropFirst() }
}

extension String {
    /// The base name with the labels, or the parts of a selector.
    fileprivate var wordsOfSelector: [String] { split(whereSeparator: { "(:)".contains($0) }).map(String.init) }

    /// Whether two letters differ, or one has a word more.
    fileprivate func isNear(_ other: String) -> Bool {
        let (short, long) = count < other.count ? (self, other) : (other, self)
        guard short.count >= 8 else { return false }
        if Suggestion.distance(Array(unicodeScalars), Array(other.unicodeScalars)) <= 2 { return true }
        let (fewer, more) = (short.lowercaseWords, long.lowercaseWords)
        guard fewer.count >= 2, more.count == fewer.count + 1 else { return false }
        return more.indices.contains { index in
            var rest = more
            rest.remove(at: index)
            return rest == fewer
        }
    }

    private var lowercaseWords: [String] { camelCaseWords.map { $0.lowercased() } }
}
