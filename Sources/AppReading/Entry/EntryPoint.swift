/// Where an app begins, and the class of its delegate.
package struct EntryPoint: Sendable {
    package let kind: Kind
    /// The name of the delegate's type, which may be declared outside the target; nil for none, and where it isn't known.
    package let delegate: String?
    /// Nil where nothing was found.
    package let place: Place?
    /// Why it is this class, where more was possible.
    package var choice: Choice?
    /// Why the entry point of the app is unknown; nil where it is.
    package var doubt: Doubt?

    package enum Kind: Hashable, Sendable {
        /// An `App` of SwiftUI, by its name.
        case swiftUI(app: String)
        /// `@main` or `@UIApplicationMain` at the delegate.
        case attribute
        /// A call of `UIApplicationMain`, or of the `main()` of a delegate.
        case call
        /// The only type that conforms to `UIApplicationDelegate`.
        case onlyConformance
        case unknown
    }

    /// A class that was chosen among several, or taken for want of another.
    package struct Choice: Sendable {
        package let remark: String
        package let place: Place
        package let isAssumed: Bool
    }

    /// What the app's delegate may be.
    package struct Doubt: Sendable {
        package let candidates: [Candidate]
        /// What wasn't understood where it is chosen.
        package let open: Open?

        package struct Candidate: Sendable {
            package let name: String
            package let place: Place
        }

        package struct Open: Sendable {
            package let text: String
            package let place: Place
        }
    }
}

extension EntryPoint {
    init(_ kind: Kind, delegate: String?, at place: Place) { self.init(kind: kind, delegate: delegate, place: place) }

    /// What isn't known; the kind is, where all that it may be is of that.
    static func unknown(_ doubt: Doubt, _ kind: Kind = .unknown) -> EntryPoint {
        EntryPoint(kind: kind, delegate: nil, place: doubt.candidates.first?.place ?? doubt.open?.place, doubt: doubt)
    }
}

extension EntryPoint.Doubt.Open {
    /// An expression, as far as the end of its first line.
    init(_ node: SyntaxNode) {
        let line = node.text.split(separator: "\n").first.map(String.init) ?? ""
        text = line.utf8.count > 60 ? String(line.prefix(57)) + "..." : line
        place = node.place
    }
}
