import ProjectWriting
import Testing

struct ProjectPatchTests {
    @Test func isAsGitWritesIt() {
        let patch = ProjectPatch([
            FileChange(NewFile(name: "SceneDelegate.swift", text: "import UIKit\n"), in: "My App"),
            FileChange("Info.plist", from: "<a/>\r\n<c/>", to: "<a/>\r\n<b/>\r\n<c/>"),
            FileChange("Same.swift", from: "a", to: "a"), FileChange("say \"é\".swift", from: "a\n", to: "b\n"),
        ])
        #expect(
            patch.text == """
                diff --git a/My App/SceneDelegate.swift b/My App/SceneDelegate.swift
                new file mode 100644
                --- /dev/null
                +++ b/My App/SceneDelegate.swift\t
                @@ -0,0 +1 @@
                +import UIKit
                diff --git a/Info.plist b/Info.plist
                --- a/Info.plist
                +++ b/Info.plist
                @@ -1,2 +1,3 @@
                 <a/>\r
                +<b/>\r
                 <c/>
                \\ No newline at end of file
                diff --git "a/say \\"\\303\\251\\".swift" "b/say \\"\\303\\251\\".swift"
                --- "a/say \\"\\303\\251\\".swift"
                +++ "b/say \\"\\303\\251\\".swift"
                @@ -1 +1 @@
                -a
                +b

                """)
        #expect(ProjectPatch([]).text.isEmpty)
    }
}
