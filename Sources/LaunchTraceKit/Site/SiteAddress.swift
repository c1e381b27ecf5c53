/// A page of the site, or a place on it.
struct SiteAddress: Hashable, Sendable {
    /// From the folder of the site, without its first slash.
    let path: String
    /// The `id` of an element; nil for all of the page.
    var anchor: String?

    init(_ path: String, anchor: String? = nil) { (self.path, self.anchor) = (path, anchor) }

    /// How a link on another page writes it, which works in any folder of a server and without one.
    func href(from other: SiteAddress) -> String {
        let place = anchor.map { "#\($0.fragment)" } ?? ""
        if path == other.path, anchor != nil { return place }
        let (own, others) = (path.split(separator: "/"), other.path.split(separator: "/").dropLast())
        let shared = zip(own.dropLast(), others).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: others.count - shared)
        return (up + own.dropFirst(shared).map(String.init)).joined(separator: "/") + place
    }

    /// What leads from the page to the folder of the site: `../../`.
    var root: String { String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") }) }
}

extension String {
    /// The words of a name in an address: `scene-will-connect-to-options`.
    var slug: String {
        let parts = split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == ".") }
        return parts.flatMap { String($0).camelCaseWords }.joined(separator: "-").lowercased()
    }
}

extension SiteAddress {
    init(of trigger: RepresentativeTrigger) { self.init("launches/\(trigger.slug)/index.html") }

    /// The page of a launch, on some versions.
    init(of launch: SurveyedLaunch, on run: SurveyedRun) {
        self.init("launches/\(launch.slug)/\(run.versions.slug).html")
    }
}
