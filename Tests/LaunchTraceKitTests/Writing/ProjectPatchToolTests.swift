import Testing

@testable import ProjectWriting

private let names = ["Info.plist", "My App/Info plist", "say \"é\"\t.txt", "Ünï/cödé.swift", "a 'b' $c.swift"]
private let texts: [(before: String?, after: String)] = [
    (nil, "a\nb\n"), (nil, "a"), (nil, "a\r\nb\r\n"), ("a\r\nb\r\nc", "a\r\nx\r\nb\r\nc"), ("a\nb", "a\nb\nc\n"),
    ("", "a\n"), ("a\tb \n", "\n a\tb \n"), ("e\u{301}\n", "\u{E9}\n"),
]

extension RealToolTests {
    /// Forwards and backwards in a repository, and forwards in a folder that is none.
    @Test(.needs(.git), arguments: names) func gitTakesAPatchOfAProject(name: String) throws {
        let changes = texts.enumerated().map { number, text in
            FileChange("\(number) \(name)", from: text.before, to: text.after)
        }
        let folder = try Folder()
        for place in ["repository", "plain"] {
            for change in changes {
                if let before = change.before { try folder.write("\(place)/\(change.path)", before) }
            }
        }
        try folder.write("p", ProjectPatch(changes).text)
        let git = "export HOME=$PWD GIT_CONFIG_NOSYSTEM=1; cd repository && git"
        let forwards = try RealTool.sh(
            """
            \(git) init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm a &&
            git apply --index ../p && git diff --cached --numstat | cut -f 1,2 && cd ../plain && git apply ../p
            """, in: folder)
        #expect(forwards.status == 0, "\(forwards.stderr)")
        #expect(forwards.stdout.split(separator: "\n").count == changes.count)
        for change in changes {
            #expect(try folder.read("repository/" + change.path) == change.after)
            #expect(try folder.read("plain/" + change.path) == change.after)
        }
        let back = try RealTool.sh("\(git) apply --index --reverse ../p && git status --porcelain", in: folder)
        // Of blanks before the end of a line git warns.
        #expect(back.stdout == "" && back.status == 0, "\(back.stderr)")
    }
}
