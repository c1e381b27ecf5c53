// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of BackgroundTasks that apps and their fixes use.
@_exported import Foundation

open class BGTask: NSObject, @unchecked Sendable { public func setTaskCompleted(success: Bool) {} }

open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public static let shared = BGTaskScheduler()

    @discardableResult public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool { true }
}
