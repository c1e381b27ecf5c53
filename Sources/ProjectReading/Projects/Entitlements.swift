/// What a target is signed with.
struct Entitlements {
    /// The hosts whose web links open the app, in the order of the file; nil where it can't be known whether there are any.
    let linkHosts: [String]?

    /// The build setting that names the file.
    static let setting = "CODE_SIGN_ENTITLEMENTS"

    /// `values` are those of the file.
    init(_ values: [String: PropertyTree], settings: BuildSettings, _ budget: inout ExpansionBudget) {
        guard case .list(let domains) = values["com.apple.developer.associated-domains"] else {
            linkHosts = []
            return
        }
        var areAllKnown = true
        let hosts = domains.compactMap { domain -> String? in
            guard case .text(let text) = domain else { return nil }
            let resolved = settings.resolved(text, &budget)
            guard resolved.unknown.isEmpty else {
                areAllKnown = false
                return nil
            }
            return Self.linkHost(resolved.text)
        }
        var seen: Set<String> = []
        let unique = hosts.filter { seen.insert($0).inserted }
        linkHosts = unique.isEmpty && !areAllKnown ? nil : unique
    }

    private static let service = "applinks:"

    /// The host of `applinks:example.com?mode=developer`, for `applinks:*.example.com` one below it; nil for the domain of
    /// another service, and for a text with a path, which is no domain.
    private static func linkHost(_ domain: String) -> String? {
        guard domain.hasPrefix(service) else { return nil }
        let host = domain.dropFirst(service.count).prefix { $0 != "?" }.lowercased()
        if host.isEmpty || host.contains("/") { return nil }
        return host.hasPrefix("*.") ? "www" + host.dropFirst() : host
    }
}
