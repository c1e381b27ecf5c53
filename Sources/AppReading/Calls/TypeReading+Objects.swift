/// Which objects an expression can have.
extension TypeReading {
    /// Whether an expression can have an object of a class that isn't the target's; nil where its type isn't known.
    func canBe(_ outsideClass: String, _ expression: SyntaxNode) -> Bool? {
        switch type(of: expression) {
        case .own(let type):
            type.isProtocol || code.withSuperclasses(type).contains { $0.superclass?.lastName == outsideClass }
        case .outside(let name): name.map { $0.lastName == outsideClass || $0.lastName == "NSObject" } ?? true
        case .unknown: nil
        }
    }

    /// Whether an expression can have an object of one of these classes of the target; nil where its type isn't known.
    func canBe(oneOf classes: Set<String>, _ expression: SyntaxNode) -> Bool? {
        switch type(of: expression) {
        case .own(let type): type.isProtocol || classes.contains(type.name)
        case .outside(let name):
            name.map { name in classes.contains { inherits($0, name.lastName) } } ?? true
        case .unknown: nil
        }
    }

    private func inherits(_ type: String, _ outside: String) -> Bool {
        code.type(type).map(code.withSuperclasses)?.contains { $0.inherited.contains { $0.lastName == outside } }
            == true
    }

    /// Whether a name is that of a type that the target doesn't declare.
    func isOutside(_ name: String) -> Bool {
        name.isTypeName && code.type(name) == nil && !declarations.otherNames.contains(name)
    }
}
