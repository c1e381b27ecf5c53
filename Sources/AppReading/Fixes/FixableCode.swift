/// A file of code into which a fix is written.
struct FixableCode {
    let source: SourceText
    let tree: SyntaxTree

    /// Nil for what is no code.
    init?(_ source: SourceText) {
        guard Self.endings.contains(where: source.name.hasSuffix),
            let file = TargetCode([source], BuildConditions()).files.first
        else { return nil }
        (self.source, tree) = (source, file.tree)
    }

    private static let endings = [".swift", ".m", ".mm"]

    var isSwift: Bool { tree.language == .swift }

    func declaration(at place: Place) -> Declaration? {
        var found: Declaration?
        tree.root.walk { node in
            if found == nil, let declaration = Declaration(node), declaration.range.lowerBound == place.range.lowerBound
            {
                found = declaration
            }
            return found == nil && node.range.upperBound > place.range.lowerBound
        }
        return found
    }

    func node(_ kind: SyntaxKind, around place: Place) -> SyntaxNode? {
        var found: SyntaxNode?
        tree.root.walk { node in
            guard node.kind == .file || node.range.contains(place.range.lowerBound) else { return false }
            if node.kind == kind { found = node }
            return true
        }
        return found
    }
}

/// Where whole lines are written in a file, and how far they are indented.
struct LinePlace {
    fileprivate let source: SourceText
    /// Where the text goes.
    fileprivate let index: Int
    fileprivate let indentation: String
    /// What the file indents a step by.
    fileprivate let unit: String
    fileprivate let shape: Shape

    fileprivate enum Shape {
        /// The place is the beginning of a line.
        case ownLines
        /// The place is between braces on one line, whose line is indented so far.
        case betweenBraces(String)
        /// The place is the end of a declaration, from which a blank line sets the new one off.
        case behindDeclaration
    }

    /// The change that writes lines here; what is indented in them is so in steps of four blanks.
    func inserting(_ lines: [String]) -> TextEdit {
        let ending = source.usesCarriageReturns ? "\r\n" : "\n"
        let written = lines.map { line in
            let depth = line.prefix { $0 == " " }.count
            let blanks = String(repeating: unit, count: depth / 4) + String(repeating: " ", count: depth % 4)
            return line.isEmpty ? "" : indentation + blanks + line.dropFirst(depth)
        }.joined(separator: ending)
        let text =
            switch shape {
            case .ownLines: written + ending
            case .betweenBraces(let outer): ending + written + ending + outer
            case .behindDeclaration: ending + ending + written
            }
        return TextEdit(text, at: Place(source: source, range: index..<index))
    }
}

extension FixableCode {
    func start(of body: SyntaxNode) -> LinePlace? { place(in: body, before: body.children(.statement).first) }

    /// The end of a body, before a `return` that ends it.
    func end(of body: SyntaxNode) -> LinePlace? {
        let last = body.children(.statement).last
        return place(in: body, before: last?.kind == .return ? last : nil)
    }

    private func place(in body: SyntaxNode, before statement: SyntaxNode?) -> LinePlace? {
        guard body.kind == .block, body.range.count >= 2 else { return nil }
        let brace = body.range.upperBound - 1
        let own = source.indentation(at: body.range.lowerBound)
        let inner = body.children(.statement).lazy.compactMap { self.source.blanksAlone(before: $0.range.lowerBound) }
            .first
        let unit = source.unit(from: own, to: inner)
        let indentation = inner ?? own + unit
        let index = statement?.range.lowerBound ?? brace
        if let blanks = source.blanksAlone(before: index) {
            return LinePlace(
                source: source, index: index - blanks.utf8.count, indentation: indentation, unit: unit, shape: .ownLines
            )
        }
        guard statement == nil else { return nil }
        return LinePlace(source: source, index: brace, indentation: indentation, unit: unit, shape: .betweenBraces(own))
    }

    /// The line behind a statement; nil where something else stands on its last one.
    func line(behind statement: SyntaxNode) -> LinePlace? {
        guard let blanks = source.blanksAlone(before: statement.range.lowerBound),
            let next = source.nextLine(ifAloneFrom: statement.range.upperBound)
        else { return nil }
        return LinePlace(
            source: source, index: next, indentation: blanks, unit: source.unit(from: "", to: nil), shape: .ownLines)
    }

    /// Behind a method, as a declaration of its own.
    func place(behind method: Declaration) -> LinePlace {
        LinePlace(
            source: source, index: method.node.range.upperBound,
            indentation: source.indentation(at: method.node.range.lowerBound), unit: unit(of: method),
            shape: .behindDeclaration)
    }

    /// What the body of a method is indented by.
    func unit(of method: Declaration) -> String {
        let own = source.indentation(at: method.node.range.lowerBound)
        let first = method.body?.children(.statement).first
        return source.unit(from: own, to: first.flatMap { source.blanksAlone(before: $0.range.lowerBound) })
    }

    /// Behind the last member of a type with a body of its own; nil where it has none.
    func place(in type: Declaration) -> LinePlace? {
        type.members.last { $0.kind == .function || $0.kind == .property }.map(place(behind:))
    }
}

extension SourceText {
    /// Whether its lines end as those of Windows do.
    var usesCarriageReturns: Bool {
        guard let end = bytes.firstIndex(of: .lineFeed), end > 0 else { return false }
        return bytes[end - 1] == .carriageReturn
    }

    private func lineStart(of index: Int) -> Int { (bytes[..<index].lastIndex(of: .lineFeed) ?? -1) + 1 }

    /// The blanks that the line of a place begins with.
    func indentation(at index: Int) -> String {
        let start = lineStart(of: index)
        let end = bytes[start...].firstIndex { $0 != .space && $0 != .tab } ?? bytes.count
        return text(in: start..<end)
    }

    /// What is indented further than something else by one step; a tab or four blanks where that isn't seen.
    fileprivate func unit(from outer: String, to inner: String?) -> String {
        if let inner, inner.count > outer.count, inner.hasPrefix(outer) { return String(inner.dropFirst(outer.count)) }
        return outer.contains("\t") ? "\t" : "    "
    }

    /// The blanks between the beginning of a line and a place; nil where something else is there.
    func blanksAlone(before index: Int) -> String? {
        let start = lineStart(of: index)
        return bytes[start..<index].allSatisfy { $0 == .space || $0 == .tab } ? text(in: start..<index) : nil
    }

    /// The beginning of the next line, where blanks are all that stands before it.
    fileprivate func nextLine(ifAloneFrom index: Int) -> Int? {
        guard let end = bytes[index...].firstIndex(of: .lineFeed) else { return nil }
        let isAlone = bytes[index..<end].allSatisfy {
            $0 == .space || $0 == .tab || $0 == .carriageReturn || $0 == UInt8(ascii: ";")
        }
        return isAlone ? end + 1 : nil
    }
}
