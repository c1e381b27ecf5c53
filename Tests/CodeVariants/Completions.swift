extension CodeVariant {
    /// Whether a path through a method skips its completion handler.
    package static let completions = completed + skipped + handedCompletions

    /// Every path calls it, or lets something else have it.
    private static let completed = [
        completing(
            "called in each branch after an early return with the call", .push,
            """
            if userInfo["id"] == nil {
                completionHandler(.noData)
                return
            }
            if isShowing { completionHandler(.noData) } else { completionHandler(.newData) }
            """),
        completing(
            "a branch without the call after one that calls it and goes on", .push,
            """
            if isShowing { completionHandler(.noData) }
            if !isShowing { completionHandler(.newData) }
            """), completing("called at the end", .push, "store(userInfo)\ncompletionHandler(.newData)"),
        completing(
            "the closure of a data task calls it on every path", .push,
            """
            URLSession.shared.dataTask(with: url) { data, _, _ in
                guard let data else { return completionHandler(.failed) }
                store(data)
                completionHandler(.newData)
            }.resume()
            """),
        completing(
            "a guard calls it before it returns", .push,
            """
            guard let id = userInfo["id"] as? String else {
                completionHandler(.noData)
                return
            }
            store(id)
            completionHandler(.newData)
            """),
        completing(
            "a defer before all returns", .push,
            """
            defer { completionHandler(.newData) }
            guard let id = userInfo["id"] as? String else { return }
            store(id)
            """),
        completing(
            "each case of a switch", .push,
            """
            switch userInfo["kind"] as? String {
            case "recipe"?:
                store(userInfo)
                completionHandler(.newData)
            case "tip"?: completionHandler(.noData)
            default: completionHandler(.failed)
            }
            """),
        completing(
            "a case that falls through to the call", .push,
            """
            switch userInfo["kind"] as? String {
            case "recipe"?:
                store(userInfo)
                fallthrough
            default: completionHandler(.newData)
            }
            """),
        completing(
            "both branches", .push,
            #"if userInfo["id"] != nil { completionHandler(.newData) } else { completionHandler(.noData) }"#),
        completing(
            "try and catch", .push,
            """
            do {
                try save(userInfo)
                completionHandler(.newData)
            } catch { completionHandler(.failed) }
            """),
        completing(
            "behind a catch", .push,
            """
            do { try save(userInfo) } catch { print(error) }
            completionHandler(.newData)
            """),
        completing(
            "a branch that ends the process", .push,
            """
            guard let id = userInfo["id"] as? String else { fatalError("no id") }
            store(id)
            completionHandler(.newData)
            """),
        completing(
            "a function that never returns", .push,
            """
            guard let id = userInfo["id"] as? String else { give(up: "no id") }
            store(id)
            completionHandler(.newData)
            """, members: "private func give(up reason: String) -> Never { fatalError(reason) }"),
        completing(
            "a flag tells who calls it", .push,
            """
            var isDone = false
            if userInfo["id"] != nil {
                completionHandler(.newData)
                isDone = true
            }
            if isDone { return }
            completionHandler(.noData)
            """),
        completing(
            "a condition and its opposite", .push,
            """
            let isOurs = userInfo["id"] != nil
            if isOurs {
                completionHandler(.newData)
                return
            }
            if !isOurs { completionHandler(.noData) }
            """),
        completing(
            "all values of an enum, one by one", .push,
            """
            if application.applicationState == .active {
                completionHandler(.noData)
            } else if application.applicationState == .inactive || application.applicationState == .background {
                completionHandler(.newData)
            }
            """),
        completing(
            "a branch for all systems on which the app runs", .push,
            "if #available(iOS 13, *) { completionHandler(.newData) }"),
        completing(
            "a default for cases that aren't known", .push,
            """
            switch application.backgroundRefreshStatus {
            case .available: completionHandler(.newData)
            case .denied, .restricted: completionHandler(.noData)
            @unknown default: break
            }
            """),
        completing(
            "a loop without an end", .push,
            """
            while true {
                if next() == nil {
                    completionHandler(.newData)
                    return
                }
            }
            """),
        completing(
            "an option that is there", .quickAction,
            """
            let done: ((Bool) -> Void)? = completionHandler
            if let done { done(Router.shared.perform(shortcutItem)) }
            """),
    ]

    /// A path that the code is sure to have doesn't call it.
    private static let skipped = [
        completing("an empty body", .push, "", skips: true),
        completing(
            "a branch after an early return with the call", .push,
            """
            if userInfo["id"] == nil {
                completionHandler(.noData)
                return
            }
            if isShowing { store(userInfo) } else { completionHandler(.newData) }
            """, skips: true), completing("a body that doesn't name it", .push, "store(userInfo)", skips: true),
        completing(
            "a guard in the closure of a data task returns", .push,
            """
            URLSession.shared.dataTask(with: url) { data, _, _ in
                guard let data else { return }
                store(data)
                completionHandler(.newData)
            }.resume()
            """, skips: true),
        completing(
            "a default that breaks", .push,
            """
            switch userInfo["kind"] as? String {
            case "recipe"?: completionHandler(.newData)
            default: break
            }
            """, skips: true),
        completing(
            "a catch that only prints", .push,
            """
            do {
                try save(userInfo)
                completionHandler(.newData)
            } catch { print(error) }
            """, skips: true),
        completing(
            "a throw that is caught", .push,
            """
            do {
                guard let id = userInfo["id"] else { throw Missing.id }
                store(id)
                completionHandler(.newData)
            } catch { print(error) }
            """, skips: true),
        completing(
            "identifiers of which none may be it", .push,
            """
            let identifier = userInfo["id"] as? String
            if identifier == "a" {
                completionHandler(.newData)
            } else if identifier == "b" {
                completionHandler(.noData)
            }
            """, skips: true),
        completing(
            "a defer behind a return", .push,
            """
            if userInfo.isEmpty { return }
            defer { completionHandler(.newData) }
            store(userInfo)
            """, skips: true),
        completing(
            "a loop that finds nothing", .push,
            """
            for (key, value) in userInfo where key == AnyHashable("id") {
                store(value)
                completionHandler(.newData)
                return
            }
            """, skips: true),
        completing("only asked for and printed", .push, "print(completionHandler as Any)", skips: true),
        completing(
            "a return in a branch of a branch", .response,
            """
            if let link = response.notification.request.content.userInfo["link"] as? String {
                guard let url = URL(string: link) else { return }
                _ = Router.shared.open(url)
            }
            completionHandler()
            """, skips: true),
        completing("kept where nothing asks for it", .sessionEvents, "unused = completionHandler", skips: true),
        completing(
            "kept by an accessor", .sessionEvents, "last = completionHandler",
            members: "var all: [Any] = []\nvar last: Any? { get { nil } set { all.append(newValue as Any) } }"),
        completing(
            "not the session of this app", .sessionEvents,
            """
            guard identifier == "recipes" else { return }
            store(completionHandler)
            """, skips: true),
        completing("shown in one state alone", .present, "if isShowing { completionHandler([.banner]) }", skips: true),
        completing(
            "an action that isn't known", .quickAction,
            #"if shortcutItem.type == "new" { completionHandler(Router.shared.perform(shortcutItem)) }"#, skips: true),
        completing(
            "an action of a scene", .sceneQuickAction,
            """
            guard Router.shared.perform(shortcutItem) else { return }
            completionHandler(true)
            """, skips: true),
    ]
}
