/// The URL schemes that an Info.plist declares.
struct URLSchemes {
    /// In lowercase.
    private let declared: Set<String>
    /// Whether a scheme isn't known, because it is a build setting without a value.
    private let isPartlyUnknown: Bool
    /// Whether files open the app as well.
    private let includesFiles: Bool

    init(_ infoPlist: BuiltInfoPlist) {
        let schemes = infoPlist.texts(of: "CFBundleURLSchemes", inItemsOf: "CFBundleURLTypes")
        declared = Set(schemes.map { $0.lowercased() })
        isPartlyUnknown = schemes.contains { $0.contains("$(") || $0.contains("${") }
        includesFiles = infoPlist.values["CFBundleDocumentTypes"] != nil
    }

    var isEmpty: Bool { declared.isEmpty }

    /// Whether a URL with one of these schemes, in lowercase, may open the app.
    func mayHave(oneOf schemes: Set<String>) -> Bool {
        isPartlyUnknown || !declared.isDisjoint(with: schemes) || includesFiles && schemes.contains("file")
    }
}

extension BuiltInfoPlist {
    /// The texts that items of a list have in a list of their own.
    fileprivate func texts(of key: String, inItemsOf list: String) -> [String] {
        guard case .list(let items) = values[list] else { return [] }
        return items.flatMap { item -> [String] in
            guard case .list(let texts) = item[key] else { return [] }
            return texts.compactMap { if case .text(let text) = $0 { text } else { nil } }
        }
    }
}
