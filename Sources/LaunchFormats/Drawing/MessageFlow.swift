/// The receivers of the calls that UIKit makes to SwiftUI's own delegates in an app of SwiftUI.
package struct MessageFlow: Hashable, Sendable {
    fileprivate let delegate: String
    /// The receiver of its calls; nil if it keeps them.
    fileprivate let target: String?
    /// The methods, with words for their handling.
    fileprivate let messages: [Message]

    fileprivate struct Message: Hashable {
        let how: String
        let names: [String]
    }

    /// All flows, in the order of the table.
    package static let all = [ofApplication] + ofScene

    private static let ofApplication = MessageFlow(
        delegate: "SwiftUI's application delegate", target: "the app's delegate adaptor",
        messages: handled(.passedOn, by: .appDelegate) + [.rest])

    private static let ofScene = [
        MessageFlow(
            delegate: sceneDelegate, target: "views",
            messages: [
                Message(
                    how: "published", names: SwiftUIMessage.all.compactMap { $0.publication?.modifier.name }.unique())
            ]),
        MessageFlow(
            delegate: sceneDelegate, target: "the app's scene delegate",
            messages: handled(.passedOn, by: .sceneDelegate) + [.rest]),
        MessageFlow(delegate: sceneDelegate, target: nil, messages: handled(.kept, by: .sceneDelegate)),
    ]

    /// `UIKit -> SwiftUI's scene delegate -> views`
    package var way: String { "UIKit -> \(delegate)" + (target.map { " -> \($0)" } ?? ", which keeps it") }

    private static let sceneDelegate = "SwiftUI's scene delegate"

    private static func handled(_ handling: SwiftUIMessage.Handling, by receiver: Receiver) -> [Message] {
        let messages = SwiftUIMessage.all.filter { $0.handling == handling && $0.callback.receiver == receiver }
        let names = messages.map { message in
            // The scope of some messages of a forwarded method applies to all of its messages.
            message.callback.name + (message.handling == .kept && !message.scope.isEmpty ? " of \(message.scope)" : "")
        }
        return [Message(how: handling.rawValue, names: names.unique())]
    }
}

extension MessageFlow.Message {
    fileprivate static let rest = MessageFlow.Message(
        how: SwiftUIMessage.Handling.forwarded.rawValue, names: ["all other methods"])

    fileprivate var lines: [String] { ["\(how):"] + names.map { "  \($0)" } }
}

extension [MessageFlow] {
    /// `UIKit -> SwiftUI's scene delegate -> views`, and below it the methods.
    package var lines: [String] { flatMap { flow in [flow.way] + flow.messages.flatMap(\.lines).map { "  \($0)" } } }
}
