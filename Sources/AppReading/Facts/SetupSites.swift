/// Where the files of a target set something up, wherever that is.
struct SetupSites {
    /// One such place.
    struct Found {
        let site: SetupSite
        let place: Place
        /// The type around it.
        let type: String?
        let text: CodeText
    }

    private(set) var found: [Found] = []

    init(_ code: TargetCode, _ index: WordIndex, _ constants: CodeConstants) {
        for word in Self.words {
            for occurrence in index[word.rawValue] {
                let text = CodeText(code.files[occurrence.file])
                let site = SetupSite(word, occurrence.token, text) {
                    constants.isNotificationCenter($0, in: occurrence.file)
                }
                guard let site else { continue }
                let place = text.place(occurrence.token)
                found.append(Found(site: site, place: place, type: code.name(ofTypeAt: place), text: text))
            }
        }
    }

    static let words: [SetupWord] = [
        .delegate, .setDelegate, .register, .registerForTaskWithIdentifier, .windowScene, .frame,
        .initWithWindowScene, .initWithFrame, .UIWindow,
    ]

    /// Who becomes the notification delegate, and where.
    var notificationDelegates: [(to: SetupSite.Assigned, Found)] {
        found.compactMap { found in
            if case .notificationDelegate(let assigned) = found.site.kind { (assigned, found) } else { nil }
        }
    }

    /// The registrations of tasks, each with the argument that names the task.
    var tasks: [(argument: Range<Int>, Found)] {
        found.compactMap { found in
            if case .task(let argument) = found.site.kind { (argument, found) } else { nil }
        }
    }

    /// The windows that are made, by their initializers.
    var windows: [(initializer: Action.WindowInitializer, Found)] {
        found.compactMap { found in
            if case .window(let initializer) = found.site.kind { (initializer, found) } else { nil }
        }
    }
}
