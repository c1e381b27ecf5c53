/// A part of a project that is named there and wasn't read.
package struct UnreadPart: Hashable, Sendable {
    package let problem: ProjectProblem
    package let content: Content
    /// Why a checkout lacks it as a matter of course; nil for what should be there.
    package let absence: ExpectedAbsence?

    /// What of an app it could hold.
    package enum Content: Hashable, Sendable {
        /// Types, methods and what they set up.
        case code
        /// The same in a package, which has no part in the app's own classes.
        case package
        /// Declarations of what other files implement.
        case header
        /// Build settings, from which keys of the Info.plist, names and conditions of `#if` come.
        case settings
        /// Build settings of which only conditions of `#if` can depend.
        case conditions
        case infoPlist
        /// One item of a list in the Info.plist, whose other items were read.
        case infoPlistItem
        /// The hosts whose web links open the app.
        case linkHosts
        /// The versions of libraries.
        case versions
        /// Nothing that isn't read elsewhere, such as a file that includes itself.
        case nothing
    }

    package init(_ problem: ProjectProblem, _ content: Content, absence: ExpectedAbsence? = nil) {
        (self.problem, self.content, self.absence) = (problem, content, absence)
    }

    /// Whether the app may hold more than what was read.
    package var isOpen: Bool {
        guard absence == nil else { return false }
        switch content {
        case .code, .package, .settings, .conditions, .infoPlist, .infoPlistItem, .linkHosts: return true
        // What a project demands of a library is known without its lock, or not known at all.
        case .header, .versions, .nothing: return false
        }
    }

    /// Whether it could hold types and what they set up.
    package var isCode: Bool { content == .code || content == .package }

    /// The path of a file or folder that isn't there; nil where something else is wrong with it.
    package var absentPath: String? { if case .absent(let path) = problem { path } else { nil } }
}

/// Why a file that a project names isn't in its repository, though nothing is wrong.
package enum ExpectedAbsence: Hashable, Sendable {
    /// A step of the build writes it.
    case written
    /// A tool, such as a package manager, puts it there before the build.
    case installed
    /// It lies in another repository, which isn't checked out.
    case submodule
}
