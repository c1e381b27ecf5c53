/// How bad something is.
public enum Severity: String, CaseIterable, Sendable {
    case error, warning, note
}
