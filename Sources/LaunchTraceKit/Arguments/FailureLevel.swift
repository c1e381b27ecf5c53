/// How bad a finding has to be for a command to say no.
enum FailureLevel: String, CaseIterable, Sendable {
    case error, warning, note, never

    func includes(_ severity: Severity) -> Bool {
        switch self {
        case .error: severity == .error
        case .warning: severity != .note
        case .note: true
        case .never: false
        }
    }
}
