extension AppSource {
    /// Adds the facts of the Info.plist about launches, key by key.
    func addInfoPlist(in draft: inout AppDraft) {
        var plist = InfoPlist()
        for key in InfoPlist.keys {
            guard let value = infoPlist.values[key.name].map(key.fitting)?.value(without: Set(unknownVariables)) else {
                continue
            }
            let (path, place) = (ScenarioPath.app("infoPlist", key.name), place(ofKey: key.name))
            guard let read = key.read(value, into: plist, at: place ?? Self.nowhere) else {
                draft.note(.unknown(path, at: place, "UIKit expects another type there"))
                continue
            }
            plist = read.infoPlist
            draft.note(FactOrigin(path, .words(value), at: place))
            draft.note(read.mistakes.map { Diagnostic($0.message, at: place, hint: $0.hint) })
        }
        noteUnknownVariables(in: &draft)
        assumeLaunchScreen(&plist, in: &draft)
        if draft.origins.contains(where: \.isOfInfoPlist) { draft.add(plist) }
    }

    private static let nowhere = Place(source: SourceText(name: "", bytes: []), range: 0..<0)

    /// Where the build settings aren't at hand, they may generate a launch screen.
    private func assumeLaunchScreen(_ plist: inout InfoPlist, in draft: inout AppDraft) {
        guard module == nil, !infoPlist.values.keys.contains(where: { $0.hasPrefix("UILaunch") }) else { return }
        plist.hasLaunchScreen = true
        let remark = "build settings, which aren't available, are assumed to create one"
        draft.note(FactOrigin(.app("infoPlist", "UILaunchScreen"), .words([:]), .assumed, at: nil, remark))
    }

    private var unknownVariables: [String] { infoPlist.unknownVariablesBesideModule }

    /// Variables that nothing defines leave out what they stand in.
    private func noteUnknownVariables(in draft: inout AppDraft) {
        var holders: [String: String] = [:]
        for key in InfoPlist.keys.map(\.name).sorted() {
            for variable in infoPlist.values[key]?.variables ?? [] where holders[variable] == nil {
                holders[variable] = key
            }
        }
        for variable in unknownVariables {
            guard let key = holders[variable] else { continue }
            draft.note(.unknown(.app("infoPlist", key), at: place(ofKey: key), "$(\(variable)) is not defined"))
        }
    }
}

extension FactOrigin {
    /// Whether it is a fact of the Info.plist.
    fileprivate var isOfInfoPlist: Bool { if case .words = content { true } else { false } }
}

extension BuiltInfoPlist {
    /// Undefined variables, except for the module, which is that of the app under any name.
    fileprivate var unknownVariablesBesideModule: [String] {
        unknownVariables.filter { !["PRODUCT_MODULE_NAME", "PRODUCT_NAME:c99extidentifier"].contains($0) }
    }

    /// The keys that a launch depends on and that have a variable in them that nothing defines.
    var keysWithUnknownSettings: [String] {
        let variables = Set(unknownVariablesBesideModule)
        return InfoPlist.keys.map(\.name).filter { key in
            values[key].map { !variables.isDisjoint(with: $0.variables) } ?? false
        }
    }

    /// What can't be what UIKit expects under a key: items of a list, which don't take the others with them, or all of it.
    var misshapen: [UnreadPart] {
        InfoPlist.keys.compactMap { key in
            guard let value = values[key.name], key.misfits(value) else { return nil }
            return UnreadPart(.misshapen(name(ofOrigin: key.name), key: key.name), .infoPlistItem)
        }
    }

    private func name(ofOrigin key: String) -> String {
        switch origins[key] {
        case .file(let path): path
        case .setting(let name): name
        case nil: ""
        }
    }
}

extension Field<InfoPlist> {
    /// The value without the items of a list that no list of its kind has, and of the others only what a launch depends on.
    fileprivate func fitting(_ value: PropertyTree) -> PropertyTree {
        guard case .list(let items) = value else { return value }
        return .list(items.filter { !misfits(.list([$0])) }.compactMap(withoutOtherKeys))
    }

    /// An item without names and icons; nil for one that says nothing of launches.
    private func withoutOtherKeys(_ item: PropertyTree) -> PropertyTree? {
        let known: [String: String] = [
            "CFBundleURLTypes": "CFBundleURLSchemes", "CFBundleDocumentTypes": "LSItemContentTypes",
            "UIApplicationShortcutItems": "UIApplicationShortcutItemType",
        ]
        guard let wanted = known[name] else { return item }
        return item[wanted].map { .dictionary([wanted: $0]) }
    }

    /// Whether the value, or an item of it, is of a type that a scenario can't have there.
    fileprivate func misfits(_ value: PropertyTree) -> Bool {
        guard case .list(let items) = value else { return value.value(without: []).map { !fits($0) } ?? true }
        return items.contains { item in
            guard let known = withoutOtherKeys(item) else {
                if case .dictionary = item { return false }
                return true
            }
            return known.value(without: []).map { !fits(.list([$0])) } ?? true
        }
    }

    private func fits(_ value: Value) -> Bool {
        read(value, into: InfoPlist(), at: Place(source: SourceText(name: "", bytes: []), range: 0..<0)) != nil
    }

    /// The Info.plist with the value in it, and what a scenario complains of there; nil where it can't have such a value.
    /// Words that look misspelt are still the app's own.
    fileprivate func read(_ value: Value, into infoPlist: InfoPlist, at place: Place) -> (
        infoPlist: InfoPlist, mistakes: [Diagnostic]
    )? {
        let mistakes = Mistakes()
        let node = JSONNode(.object([Value.Member(name, value)]), at: place)
        guard var fields = Fields(node, of: .part("infoPlist"), mistakes) else { return nil }
        var read = infoPlist
        fields.read([self], into: &read)
        let isOfWords = if case .list(let items) = value { items.allSatisfy(\.isText) } else { false }
        return mistakes.count == 0 || isOfWords && read != infoPlist ? (read, mistakes.diagnostics.all) : nil
    }
}

extension Value { fileprivate var isText: Bool { if case .string = self { true } else { false } } }

extension PropertyTree {
    /// The names of the variables that are left in its texts, each also with its operations.
    fileprivate var variables: Set<String> {
        switch self {
        case .text(let text): Self.variables(in: Array(text.utf8))
        case .list(let items): items.reduce(into: []) { $0.formUnion($1.variables) }
        case .dictionary(let members): members.values.reduce(into: []) { $0.formUnion($1.variables) }
        case .bool, .number, .other: []
        }
    }

    private static func variables(in text: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        for part in text.split(separator: UInt8(ascii: "$")).dropFirst(text.first == UInt8(ascii: "$") ? 0 : 1) {
            guard part.first == .leftParenthesis || part.first == .leftBrace else { continue }
            let whole = part.dropFirst().prefix { $0 != .rightParenthesis && $0 != .rightBrace }
            names.insert(String(decoding: whole, as: UTF8.self))
            names.insert(String(decoding: whole.prefix { $0 != .colon }, as: UTF8.self))
        }
        return names
    }

    /// The value in the words of a scenario, keys in the order of the alphabet; nil for what a launch can't depend on.
    fileprivate func value(without variables: Set<String>) -> Value? {
        switch self {
        case .text(let text): variables.isDisjoint(with: self.variables) ? .string(text) : nil
        case .bool(let flag): .bool(flag)
        case .number(let number): .number(number == number.rounded() ? String(Int64(clamping: number)) : String(number))
        case .list(let items): .list(items.compactMap { $0.value(without: variables) })
        case .dictionary(let members):
            .object(
                members.sorted { $0.key < $1.key }.compactMap { key, item in
                    item.value(without: variables).map { Value.Member(key, $0) }
                })
        case .other: nil
        }
    }
}

extension Int64 {
    fileprivate init(clamping number: Double) {
        self = number >= Double(Int64.max) ? .max : number <= Double(Int64.min) ? .min : Int64(number)
    }
}
