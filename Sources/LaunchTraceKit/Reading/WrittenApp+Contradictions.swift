import LaunchModel

extension WrittenApp {
    /// Finds what cannot hold together.
    func addContradictions(on device: Device, to mistakes: Mistakes) {
        let found =
            lifecycleContradictions(device) + sceneContradictions(device) + plistContradictions(device)
            + historyContradictions + notificationContradictions(device)
        for contradiction in found {
            mistakes.add(.contradiction(contradiction.value), at: contradiction.place)
        }
    }

    private typealias Found = [Written<Contradiction>]

    private func lifecycleContradictions(_ device: Device) -> Found {
        guard let lifecycle else { return [] }
        let contradiction: Contradiction
        if device.uikit < lifecycle.value.since {
            contradiction = .lifecycleTooNew(lifecycle.value, platform: device.platform, os: device.os)
        } else if let sdk, Device(platform: device.platform, os: sdk).uikit < lifecycle.value.since {
            contradiction = .sdkTooOld(lifecycle.value, sdk: sdk)
        } else if lifecycle.value == .appDelegate, device.uikit >= Lifecycle.scene.since, hasConfigurations {
            contradiction = .manifestWithAppDelegate
        } else if lifecycle.value == .scene, !adoptsScenes {
            contradiction = .scenesNotAdopted
        } else {
            return []
        }
        return [Written(value: contradiction, place: lifecycle.place)]
    }

    private var hasConfigurations: Bool {
        infoPlist?.sceneManifest?.configurations.isEmpty == false
    }

    /// A manifest adopts scenes; so does `application(_:configurationForConnecting:options:)` alone.
    private var adoptsScenes: Bool {
        guard let infoPlist, infoPlist.sceneManifest == nil else { return true }
        return (appDelegate ?? .complete)[.configurationForConnecting] != nil
    }

    /// What only an app with scenes can have.
    private func sceneContradictions(_ device: Device) -> Found {
        guard lifecycle(on: device) == .appDelegate else { return [] }
        // An app for old and new systems has scenes that an old system never uses.
        let isJustOld = lifecycle == nil && device.uikit < Lifecycle.scene.since
        let sceneThings = [
            ("multipleScenes", multipleScenes?.value == true && !isJustOld ? multipleScenes?.place : nil),
            ("savedSession", savedSession?.value == true ? savedSession?.place : nil),
            ("discardedSessions", discardedSessions?.value ?? 0 > 0 ? discardedSessions?.place : nil),
        ]
        return sceneThings.compactMap { key, place in
            place.map { Written(value: .needsScenes(key), place: $0) }
        }
    }

    private func plistContradictions(_ device: Device) -> Found {
        guard let infoPlist else { return [] }
        var found: Found = []
        if let multipleScenes, let inPlist = infoPlist.sceneManifest?.supportsMultipleScenes,
            multipleScenes.value != inPlist
        {
            found.append(Written(value: .multipleScenes(inPlist: inPlist), place: multipleScenes.place))
        }
        if let interface, lifecycle(on: device) != .swiftUI {
            switch (interface.value, plistStoryboard) {
            case (.storyboard, nil):
                found.append(Written(value: .storyboardMissingInPlist, place: interface.place))
            case (.code, let name?):
                found.append(Written(value: .storyboardNamedInPlist(name), place: interface.place))
            case (.storyboard, .some), (.code, nil): break
            }
        }
        return found
    }

    /// A first launch can have nothing left over from an earlier one.
    private var historyContradictions: Found {
        guard firstLaunch else { return [] }
        let leftovers = [
            ("savedState", savedState?.value == true ? savedState?.place : nil),
            ("savedSession", savedSession?.value == true ? savedSession?.place : nil),
            ("discardedSessions", discardedSessions?.value ?? 0 > 0 ? discardedSessions?.place : nil),
        ]
        return leftovers.compactMap { key, place in
            place.map { Written(value: .notTheFirstLaunch(key), place: $0) }
        }
    }

    private func notificationContradictions(_ device: Device) -> Found {
        guard let notificationDelegate, device.uikit < Version(10) else { return [] }
        let contradiction = Contradiction.notificationDelegateTooNew(platform: device.platform, os: device.os)
        return [Written(value: contradiction, place: notificationDelegate.place)]
    }
}
