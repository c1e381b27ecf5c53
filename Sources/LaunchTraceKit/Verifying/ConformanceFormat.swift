import LaunchModel

/// One way to write down how a log compares with the model.
struct ConformanceFormat: Sendable {
    let name: String
    let render: @Sendable (VerifiedLog, Palette) -> String

    /// Every format, the usual one first.
    static let all: [ConformanceFormat] = [.text, .json, .junit]
}

extension ConformanceFormat: Equatable {
    static func == (left: ConformanceFormat, right: ConformanceFormat) -> Bool {
        left.name == right.name
    }
}
