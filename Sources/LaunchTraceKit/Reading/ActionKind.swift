/// The key that says what an action does.
enum ActionKind: String, CaseIterable {
    case work, read, take, listen
    case registerTask, setNotificationDelegate, enableHealthKitDelivery, registerForRemoteNotifications
    case makeWindow, create, use, mark, request
}
