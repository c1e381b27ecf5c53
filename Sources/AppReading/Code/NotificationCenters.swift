/// The names that stand for the notification centre: `let center = UNUserNotificationCenter.current()`.
struct NotificationCenters {
    /// By the numbers of the files.
    private var names: [Int: Set<String>] = [:]

    init(_ code: TargetCode) {
        let word = "UNUserNotificationCenter"
        for site in WordIndex(code, words: [word])[word] {
            let text = CodeText(code.files[site.file])
            for distance in 1...4 {
                if let name = text.name(site.token - distance) { names[site.file, default: []].insert(name) }
                guard ["=", ":", "*", "["].contains(text.text(site.token - distance)) else { break }
            }
            if text.text(site.token + 1) == "*", let name = text.name(site.token + 2) {
                names[site.file, default: []].insert(name)
            }
        }
    }

    func contains(_ name: String, in file: Int) -> Bool { names[file]?.contains(name) == true }
}
