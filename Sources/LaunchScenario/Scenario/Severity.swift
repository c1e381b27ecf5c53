/// The severity of a finding.
public enum Severity: String, CaseIterable, Sendable { case error, warning, note }
