/// What a finding's message can leave to the occurrence.
public enum Blank: String, CaseIterable, Sendable {
    case callback
}
