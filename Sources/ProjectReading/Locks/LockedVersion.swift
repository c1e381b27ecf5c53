/// The version of a library that a project has settled on.
package struct LockedVersion: Hashable, Sendable {
    package let name: String
    /// As it stands there: `54.0.0-canary`, `^8.0.0`, `main`.
    package let text: String
    /// The version, or the oldest that is allowed; nil for a branch or a commit.
    package let version: LibraryVersion?
    package let reach: Reach
    package let place: Place

    /// How much newer the library may be.
    package enum Reach: Hashable, Sendable {
        case exact
        case below(LibraryVersion)
        case open
    }

    private init(_ name: String, _ text: String, _ version: LibraryVersion?, _ reach: Reach, at place: Place) {
        self.name = name
        self.text = text
        self.version = version
        self.reach = reach
        self.place = place
    }

    package init(_ name: String, locked text: String, at place: Place) {
        let version = LibraryVersion(text)
        self.init(name, text, version, version == nil ? .open : .exact, at: place)
    }

    /// A demand, in the language of npm and pub: `^8.0.0`, `~0.76.1`, `>=3.8.0 <4.0.0`, `54.x`.
    package init(_ name: String, demanded text: String, at place: Place) {
        let words = text.split(separator: " ")
        guard let first = words.first, let (version, reach) = Self.demand(first) else {
            self.init(name, text, nil, .open, at: place)
            return
        }
        switch words.count {
        case 1: self.init(name, text, version, reach, at: place)
        case 2 where words[1].hasPrefix("<"):
            let limit = LibraryVersion(words[1].drop { $0 == "<" || $0 == "=" })
            let end = words[1].hasPrefix("<=") ? limit?.next(at: 2) : limit
            self.init(name, text, version, end.map(Reach.below) ?? .open, at: place)
        default: self.init(name, text, nil, .open, at: place)
        }
    }

    private static func demand(_ word: Substring) -> (LibraryVersion, Reach)? {
        let sign = word.prefix { "^~>=".contains($0) }
        guard let (numbers, isOpen) = LibraryVersion.numbers(of: word.dropFirst(sign.count)),
            let version = LibraryVersion(numbers.map(String.init).joined(separator: "."))
        else { return nil }
        let last = numbers.count - 1
        switch sign {
        case "", "=": return (version, last >= 2 && !isOpen ? .exact : .below(version.next(at: last)))
        case "^": return (version, .below(version.next(at: min(version.leadingPlace, last))))
        case "~": return (version, .below(version.next(at: min(1, last))))
        case ">=", ">": return (version, .open)
        default: return nil
        }
    }
}
