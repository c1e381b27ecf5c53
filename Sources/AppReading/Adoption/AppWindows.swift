/// The windows of an app, as far as its move to scenes meets them.
package struct AppWindows: Sendable {
    /// Those that code makes, in the order of their places.
    package let made: [AppWindow]
    /// Nil where SwiftUI is the app's own, and where the class isn't found.
    package let delegate: AppDelegate?
    package let lacksSceneDelegate: Bool

    /// The class of an app's delegate, with the window that it keeps.
    package struct AppDelegate: Sendable {
        package let name: String
        /// Where it is declared.
        package let place: Place
        package let window: OwnWindow?
    }

    /// Whether the code of the app creates no window.
    package var isEmpty: Bool { made.isEmpty && delegate?.window == nil }

    package static let none = AppWindows(made: [], delegate: nil, lacksSceneDelegate: false)
}

extension AppWindows {
    /// Reads the app that a target is, and its windows.
    package static func read(_ source: AppSource) -> (app: ScannedApp, windows: AppWindows) {
        AppFactReading.read(source) { facts in (ScannedApp(facts), AppWindows(facts)) }
    }

    private init(_ facts: AppFactReading) {
        let code = facts.source.code
        made = WindowReading(facts).windows.sorted { $0.place.order < $1.place.order }
        let type = facts.entry.swiftUIApp == nil ? facts.delegateType : nil
        delegate = type.flatMap { type in
            type.implementingPart.map { part in
                AppDelegate(
                    name: type.name, place: code.place(part).firstLine, window: OwnWindow(code.withSuperclasses(type)))
            }
        }
        lacksSceneDelegate = delegate != nil && !facts.scenes.named.contains { $0.role == .window }
    }
}
