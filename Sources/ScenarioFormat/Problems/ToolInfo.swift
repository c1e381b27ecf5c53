/// The tool's name, version and purpose.
package enum ToolInfo {
    package static let name = "launchtrace"
    package static let version = "0.2.0"
    /// The day of this version, for the manual page.
    package static let date = "2026-11-26"
    package static let purpose = """
        Predict which app and scene delegate callbacks UIKit calls when an iOS app launches, in which order and in which state.
        """
}
