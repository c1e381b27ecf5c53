/// Who gets what UIKit tells an app of SwiftUI, whose own delegates stand before the app's: as a picture, and as lines.
package struct MessageFlow: Hashable, Sendable {
    /// One of SwiftUI's delegates.
    fileprivate let delegate: String
    /// Who hears from it; nil for what it keeps.
    fileprivate let target: String?
    /// The methods, with words on how they come there.
    fileprivate let messages: [Message]

    fileprivate struct Message: Hashable {
        let how: String
        let names: [String]
    }

    /// All of them, in the order of the table.
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
    package var way: String {
        "UIKit -> \(delegate)" + (target.map { " -> \($0)" } ?? ", which keeps it")
    }

    private static let sceneDelegate = "SwiftUI's scene delegate"

    private static func handled(_ handling: SwiftUIMessage.Handling, by receiver: Receiver) -> [Message] {
        let messages = SwiftUIMessage.all.filter { $0.handling == handling && $0.callback.receiver == receiver }
        let names = messages.map { message in
            // What is said of some messages of a method that are passed on is said of all.
            message.callback.name
                + (message.handling == .kept && !message.scope.isEmpty ? " of \(message.scope)" : "")
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
    /// `UIKit -> SwiftUI's scene delegate -> views`, and below it what comes there.
    package var lines: [String] {
        flatMap { flow in
            [flow.way] + flow.messages.flatMap(\.lines).map { "  \($0)" }
        }
    }

    /// The same as arrows between the objects.
    package var diagram: Diagram {
        let boxes = (["UIKit"] + map(\.delegate) + compactMap(\.target)).unique()
        let firsts = map(\.delegate).unique()
        var arrows = firsts.compactMap { first in
            boxes.firstIndex(of: first).map { Diagram.Arrow(from: 0, to: $0) }
        }
        for (index, flow) in enumerated() {
            let text = boxes.count + index
            arrows += boxes.firstIndex(of: flow.delegate).map { [Diagram.Arrow(from: $0, to: text)] } ?? []
            arrows += flow.target.flatMap(boxes.firstIndex).map { [Diagram.Arrow(from: text, to: $0)] } ?? []
        }
        return Diagram(
            title: "What UIKit tells an app of SwiftUI", direction: .right,
            groups: [
                Diagram.Group(
                    title: Lifecycle.swiftUI.title, start: nil,
                    nodes: boxes.map { Diagram.Node(shape: .box, lines: [$0]) }
                        + map { Diagram.Node(shape: .text, lines: $0.messages.flatMap(\.lines)) },
                    arrows: arrows)
            ])
    }
}
