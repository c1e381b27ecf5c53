/// What the tool says of itself.
enum Tool {
    static let name = "launchtrace"
    static let version = "0.1.0"
    /// The day of this version, for the manual page.
    static let date = "2026-11-21"
    static let purpose = """
        Tell which UIKit callbacks happen when an app is launched, in which order and state, and why.
        """
}
