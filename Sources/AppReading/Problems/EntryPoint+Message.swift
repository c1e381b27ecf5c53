extension EntryPoint.Doubt {
    /// Why the app can't be analyzed, at the first place where its delegate could be.
    func diagnostic(unread: String?) -> Diagnostic {
        Diagnostic(sentence(unread: unread), at: candidates.first?.place ?? open?.place)
    }

    /// Which class it may be, or what was looked for; and what wasn't understood or read.
    func sentence(unread: String?) -> String {
        let names = candidates.map { "\($0.name.printable) (\($0.place.heading))" }
        let found =
            switch names.count {
            case 0:
                "no class of its delegate is found: no @main, no UIApplicationMain that names one, no class of the "
                    + "target with UIApplicationDelegate, and no App"
            case 1: "its delegate may be \(names[0]), or another class"
            default: "its delegate may be \(names.listed("or"))"
            }
        let misunderstood = open.map { "\($0.text.quoted) (\($0.place.heading)) isn't understood" }
        return ([found] + [misunderstood, unread].compactMap(\.self)).joined(separator: "; ")
    }
}

extension Diagnostic {
    /// The class of the delegate isn't at hand.
    static func delegateOutside(_ name: String, at place: Place?, unread: String?) -> Diagnostic {
        let doubt = unread.map { "; \($0)" } ?? ""
        return Diagnostic("the class of its delegate, \(name.printable), isn't part of the target" + doubt, at: place)
    }
}
