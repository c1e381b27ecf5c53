extension Value {
    /// JSON in lines of a page, set in: an object or a list is unfolded only where it doesn't fit into its line.
    func lines(depth: Int) -> [String] {
        let indent = String(repeating: " ", count: depth)
        return lines(in: Page.width - depth, "", "").map { indent + $0 }
    }

    /// The lines with something before the first and behind the last of them.
    private func lines(in width: Int, _ before: String, _ behind: String) -> [String] {
        let line = before + spacedJSON + behind
        if line.count <= width { return [line] }
        if !before.isEmpty, before.count + narrowest.count > width {
            return [String(before.dropLast())] + lines(in: width - 2, "", behind).map { "  " + $0 }
        }
        switch self {
        case .null, .bool, .number, .string, .list([]), .object([]): return [line]
        case .list(let items): return unfolded(items.map { ("", $0) }, in: width, before + "[", "]" + behind)
        case .object(let members):
            let members = members.map { ("\(Value.string($0.key).json): ", $0.value) }
            return unfolded(members, in: width, before + "{", "}" + behind)
        }
    }

    /// The least width after its key.
    private var narrowest: String {
        switch self {
        case .list(let items) where !items.isEmpty: "["
        case .object(let members) where !members.isEmpty: "{"
        case .list, .object, .null, .bool, .number, .string: spacedJSON
        }
    }

    private func unfolded(_ parts: [(head: String, value: Value)], in width: Int, _ opening: String, _ closing: String)
        -> [String]
    {
        let inner = parts.enumerated().flatMap { index, part in
            part.value.lines(in: width - 2, part.head, index < parts.count - 1 ? "," : "").map { "  " + $0 }
        }
        return [opening] + inner + [closing]
    }
}

extension PageSection {
    /// How something is written: on the line of the title if it fits there.
    static func inScenario(_ examples: [Value], below path: String? = nil) -> PageSection {
        written(in: "a scenario" + (path.map { ", below \($0)" } ?? ""), examples)
    }

    /// The same for any sort of file.
    static func written(in file: String, _ examples: [Value]) -> PageSection {
        let title = "In " + file
        guard examples.count == 1, let example = examples.first,
            title.count + 2 + example.spacedJSON.count <= Page.width
        else { return .essential(title, items: examples.map { .value($0) }) }
        return .lead(PageItem([.labelled(title, example)]))
    }
}
