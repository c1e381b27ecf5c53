import Testing

@testable import StructuredText

@Test func textsAreBrokenBehindPunctuation() {
    let name = "application(_:configurationForConnecting:options:)"
    #expect(fitted(name, first: 60, rest: 60, lines: 3) == [name])
    #expect(
        fitted(name, first: 20, rest: 30, lines: 3) == ["application(_:", "configurationForConnecting:", "options:)"])
    #expect(fitted(name, first: 20, rest: 30, lines: 2) == ["application(_:", "configurationForConnecting:op…"])
    #expect(fitted("a bc  def", first: 4, rest: 4, lines: 9) == ["a bc", "def"])
    #expect(fitted("日本語日本語", first: 5, rest: 4, lines: 9) == ["日本", "語日", "本語"])
    #expect(fitted("", first: 5, rest: 5, lines: 1) == [])
    #expect(fitted(String(repeating: "x", count: 100_000), first: 3, rest: 3, lines: 2) == ["xxx", "xx…"])
}

@Test func namesHaveHumps() {
    #expect("LocationManagerDelegate".camelCaseWords == ["Location", "Manager", "Delegate"])
    #expect("UIApplication".camelCaseWords == ["UI", "Application"])
    #expect("Scene main".camelCaseWords == ["Scene main"])
    #expect("".camelCaseWords == [])
}
