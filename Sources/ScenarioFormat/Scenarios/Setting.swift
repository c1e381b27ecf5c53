/// A change to a scenario from the command line: `--set device.os=26.0`.
public struct Setting: Hashable, Sendable {
    /// The dotted path of the key, such as `events.0.url`.
    public let key: String
    /// The new value, as JSON or as plain text.
    public let value: String

    /// A setting of a key to a value.
    public init(key: String, value: String) { (self.key, self.value) = (key, value) }

    /// The words of the command line, as a source with places for mistakes.
    package func source(number: Int) -> SourceText {
        SourceText(settingNumber: number, words: "\(Self.option)\(key)=\(value)")
    }

    var keyRange: Range<Int> { Self.option.utf8.count..<Self.option.utf8.count + key.utf8.count }

    var valueRange: Range<Int> { keyRange.upperBound + 1..<keyRange.upperBound + 1 + value.utf8.count }

    private static let option = "--set "
}
