import ProjectWriting
import Testing

private let numbers = (1...30).map { "\($0)\n" }

struct UnifiedDiffTests {
    @Test func isAsDiffWritesIt() {
        let diff = UnifiedDiff(of: "cold.txt", from: numbers.joined(), to: "0\n" + numbers.dropLast(2).joined() + "x")
        #expect(
            diff.text == """
                --- a/cold.txt
                +++ b/cold.txt
                @@ -1,3 +1,4 @@
                +0
                 1
                 2
                 3
                @@ -26,5 +27,4 @@
                 26
                 27
                 28
                -29
                -30
                +x
                \\ No newline at end of file

                """)
        #expect(UnifiedDiff(of: "cold.txt", from: "a", to: "a").text == "")
    }
}
