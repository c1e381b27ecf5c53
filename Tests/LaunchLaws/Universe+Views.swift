import LaunchModel

extension Universe {
    /// Apps of SwiftUI whose views and windows say what they take, whose windows show documents, and whose App names tasks;
    /// and apps of UIKit that show views of SwiftUI. On the newest system, and on those beside iOS 16, with which such tasks
    /// and windows of values came.
    package static let viewed: [Scenario] = plain.filter { besideTasks.contains($0.device.uikit) }.flatMap { setup in
        switch setup.app.lifecycle {
        case .swiftUI: setup.choosingWindows + [setup.changed { $0.interface = .documentGroup }, setup.namingTasks]
        case .scene, .appDelegate: setup.hostingViews
        }
    }

    private static let besideTasks: [Version?] = [.newest, everyYear.first { $0 >= 16 }, everyYear.last { $0 < 16 }]
}

extension Scenario {
    /// Open windows take what comes, leave it to a new one, or no window takes it.
    fileprivate var choosingWindows: [Scenario] {
        [(true, true), (false, true), (false, false)].map { open, new in
            changed { app in
                app.view = Delegate(
                    [
                        (.handlesExternalEventsPreferring, Delegate.Method(returns: .bool(open))),
                        (.handlesExternalEventsMatching, Delegate.Method(returns: .bool(new))),
                    ], others: Delegate.Method())
            }
        }
    }

    /// The App has an action for what runs it in the background, and hears of a session by its delegate.
    fileprivate var namingTasks: Scenario {
        changed { app in
            app.swiftUIApp = Delegate(
                [(.swiftUIBackgroundTask, [.setServiceDelegate(.urlSession)])], others: Delegate.Method())
            app.serviceDelegates = [.urlSession: .complete]
        }
    }

    /// Those in whose life cycle, and on whose system, UIKit shows such views.
    fileprivate var hostingViews: [Scenario] {
        [Interface.hosting, .hostingScene].filter { $0.exists(in: app.lifecycle, on: device.uikit) }.map { interface in
            changed { app in
                app.interface = interface
                app.view = .complete
            }
        }
    }
}
