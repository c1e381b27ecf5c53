import SyntaxReading
import Testing

/// One branch of each `#if`.
struct BranchTests {
    @Test(arguments: [
        "os(iOS)", "os(iOS) && !DEBUG", "!os(macOS)", "os(tvOS) || os(iOS)", "!(os(tvOS) || DEBUG)", "canImport(UIKit)",
        "canImport(UIKit, _version: 6000)", "!canImport(AppKit)", "swift(>=6)", "compiler(>=5.9)", "!swift(<6)",
        "!targetEnvironment(simulator)", "!targetEnvironment(macCatalyst)", "arch(arm64)", "FLAG", "true", "!false",
        "os(tvOS) ||\n os(iOS)", "hasFeature(RegionBasedIsolation)", "_runtime(_ObjC)",
    ]) func swiftConditionHolds(_ condition: String) {
        let code = "#if \(condition)\nyes\n#else\nno\n#endif\nafter"
        let text = ChosenText(swift: lexed(swift: code), .building(BuildConditions(flags: ["FLAG"])))
        #expect(text.tokens.map(text.text.text) == ["yes", "after"])
        #expect(text.problems.isEmpty)
        #expect(
            String(decoding: text.blanked, as: UTF8.self).split(whereSeparator: \.isWhitespace) == ["yes", "after"])
        #expect(text.blanked.count == code.utf8.count)
    }

    @Test(arguments: [
        "TARGET_OS_IOS", "TARGET_OS_IPHONE && !TARGET_OS_MACCATALYST", "defined(TARGET_OS_IOS)", "!defined DEBUG",
        "!DEBUG", "__IPHONE_OS_VERSION_MAX_ALLOWED >= 130000", "1 + 2 * 3 == 7", "(1 || 0) && 0x10 > 0xFul",
        "defined(FLAG) && FLAG == 2", "__has_include(<UIKit/UIKit.h>)", "!TARGET_OS_SIMULATOR || BOTH",
        "defined(A) || \\\n !defined(A)", "__has_feature(objc_arc)", "!(UNKNOWN)",
    ]) func preprocessorConditionHolds(_ condition: String) {
        let code = "#if \(condition)\nyes\n#else\nno\n#endif\nafter"
        let conditions = BuildConditions(definitions: ["FLAG": "2"])
        let text = ChosenText(objectiveC: lexed(objectiveC: code), .building(conditions))
        #expect(text.tokens.map(text.text.text) == ["yes", "after"])
        #expect(text.problems.isEmpty)
    }

    @Test func takesTheFirstThatHolds() {
        let code = """
            #if A
            a
            #if os(iOS)
            b
            #endif
            #elseif os(iOS)
            c
            #if B
            d
            #elseif os(iOS)
            e
            #elseif os(iOS)
            f
            #else
            g
            #endif
            #elseif os(iOS)
            h
            #endif
            """
        let text = ChosenText(swift: lexed(swift: code), .building(BuildConditions()))
        #expect(text.tokens.map(text.text.text) == ["c", "e"])
        let first = ChosenText(swift: lexed(swift: code), .first)
        #expect(first.tokens.map(first.text.text) == ["a", "b"])
    }

    @Test func followsDefinitionsOfTheFile() {
        let code = """
            #ifndef HEADER_H
            #define HEADER_H
            #define LEVEL 3
            #if LEVEL > 2
            a
            #endif
            #undef LEVEL
            #ifdef LEVEL
            b
            #elif 0
            c
            #else
            d
            #endif
            #if 0
            don't
            #endif
            #endif
            """
        let text = ChosenText(objectiveC: lexed(objectiveC: code), .building(BuildConditions()))
        #expect(text.tokens.map(text.text.text) == ["a", "d"])
        #expect(text.problems.isEmpty)
    }

    @Test(arguments: [
        ("a\n#if os(iOS)\nb", SourceProblem.Kind.branchNotClosed, 2), ("a\n#endif\nb", .branchNotOpened, 2),
        ("\n\n#else\n", .branchNotOpened, 3), ("#if os(\n#endif", .conditionNotUnderstood, 1),
        ("#if +\n#endif", .conditionNotUnderstood, 1),
    ]) func namesWhatItCannotFollow(_ code: String, _ kind: SourceProblem.Kind, _ line: Int) {
        let text = ChosenText(swift: lexed(swift: code), .building(BuildConditions()))
        #expect(text.problems.first?.kind == kind)
        #expect(text.problems.first?.place.line == line)
    }

    private func lexed(swift code: String) -> LexedText {
        LexedText(swift: SourceText(name: "A.swift", bytes: Array(code.utf8)))
    }

    private func lexed(objectiveC code: String) -> LexedText {
        LexedText(objectiveC: SourceText(name: "A.m", bytes: Array(code.utf8)))
    }
}
