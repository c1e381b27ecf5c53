import LaunchModel

extension Universe {
    /// Apps of SwiftUI whose views and windows say what they take, whose windows show documents, and whose App names tasks;
    /// apps of UIKit that show views of SwiftUI; and apps with a map in the car. On the newest system, and on those beside
    /// that with which such tasks and windows of values, or CarPlay's scenes came.
    package static let viewed: [Scenario] =
        plain(beside: 16).flatMap { setup in
            switch setup.app.lifecycle {
            case .swiftUI: setup.choosingWindows + [setup.changed { $0.interface = .documentGroup }] + setup.namingTasks
            case .scene, .appDelegate: setup.hostingViews
            }
        }
        + plain(beside: 14).filter { $0.device.platform == .iOS && $0.app.lifecycle != .appDelegate }.map(\.navigating)

    private static func plain(beside version: Version) -> [Scenario] {
        let versions = [.newest, everyYear.first { $0 >= version }, everyYear.last { $0 < version }]
        return plain.filter { versions.contains($0.device.uikit) }
    }
}

extension Scenario {
    fileprivate var choosingWindows: [Scenario] { Delegate.choosingWindows.map { view in changed { $0.view = view } } }

    /// The App has an action for what runs it in the background, and hears of a session by its delegate; its app delegate
    /// has the method for that, too, or none.
    fileprivate var namingTasks: [Scenario] {
        [.complete, Delegate([])].map { appDelegate in
            changed { app in
                app.appDelegate = appDelegate
                app.swiftUIApp = Delegate(
                    [(.swiftUIBackgroundTask, [.setServiceDelegate(.urlSession)])], others: Delegate.Method())
                app.serviceDelegates = [.urlSession: .complete]
            }
        }
    }

    /// Those in whose life cycle, and on whose system, UIKit shows such views.
    fileprivate var hostingViews: [Scenario] {
        [Interface.hosting, .hostingScene].filter {
            $0.exists(in: app.lifecycle, on: device.platform, uikit: device.uikit)
        }.flatMap { interface in
            ([.complete, .asksForWindow] + Delegate.choosingWindows).map { view in
                changed { ($0.interface, $0.view) = (interface, view) }
            }
        }
    }

    /// CarPlay hands its window to the scene delegate.
    fileprivate var navigating: Scenario {
        changed { app in
            app.sceneDelegates[.carPlay] = Delegate([
                (.carPlayDidConnectToWindow, Delegate.Method()), (.carPlayDidDisconnectFromWindow, Delegate.Method()),
            ])
        }
    }
}

extension Delegate {
    /// A view that asks for the key window as it appears.
    fileprivate static let asksForWindow = Delegate([(.onAppear, [.read(slot: .keyWindow)])], others: Method())

    /// Views whose open window takes what comes, leaves it to a new one, or of which none takes it.
    fileprivate static let choosingWindows = [(true, true), (false, true), (false, false)].map { open, new in
        Delegate(
            [
                (.handlesExternalEventsPreferring, Method(returns: .bool(open))),
                (.handlesExternalEventsMatching, Method(returns: .bool(new))),
            ], others: Method())
    }
}
