/// Which objects an expression can have.
extension TypeReading {
    /// Whether an expression can have an object of a class that isn't the target's; nil where its type isn't known.
    func canBe(_ outsideClass: String, _ expression: SyntaxNode) -> Bool? {
        switch type(of: expression) {
        case .own(let type):
            type.isProtocol || code.withSuperclasses(type).contains { $0.superclass?.lastName == outsideClass }
        case .outside(let name):
            name.map { [outsideClass, "NSObject"].contains($0.lastName) || $0.lastName.mayStand(for: outsideClass) }
                ?? true
        case .unknown: nil
        }
    }

    /// Whether an expression can have an object of one of these classes of the target; nil where its type isn't known.
    func canBe(oneOf classes: Set<String>, _ expression: SyntaxNode) -> Bool? {
        switch type(of: expression) {
        case .own(let type): type.isProtocol || classes.contains(type.name)
        case .outside(let name): name.map { name in classes.contains { inherits($0, name.lastName) } } ?? true
        case .unknown: nil
        }
    }

    private func inherits(_ type: String, _ outside: String) -> Bool {
        code.type(type).map(code.withSuperclasses)?.contains { $0.inherited.contains { $0.lastName == outside } }
            == true
    }

    /// Whether an expression has an object of an app delegate's class, also behind a protocol that only such a class has.
    func isAppDelegate(_ expression: SyntaxNode) -> Bool {
        guard case .own(let type) = type(of: expression), !isType(expression) else { return false }
        if !type.isProtocol { return adoptsDelegate(type) }
        let adopting = code.allTypes.filter { $0.inherited.contains { $0.lastName == type.name.lastName } }
        return !adopting.isEmpty && adopting.allSatisfy(adoptsDelegate)
    }

    private func adoptsDelegate(_ type: CodeType) -> Bool {
        code.withSuperclasses(type).contains { $0.inherited.contains { $0.lastName == "UIApplicationDelegate" } }
    }

    /// Whether a name is that of a type that the target doesn't declare.
    func isOutside(_ name: String) -> Bool {
        name.isTypeName && code.type(name) == nil && !declarations.otherNames.contains(name)
    }

    /// Whether an expression is the name of such a type, and of no generic parameter.
    func isOutsideType(_ expression: SyntaxNode) -> Bool {
        guard expression.kind == .name, let name = expression.name, expression.resolve(name) == nil else {
            return false
        }
        return isOutside(name) && !isGenericParameter(name, at: expression)
    }
}

extension String {
    /// Whether this may be the name of a protocol of a library that objects of a class of Apple's adopt:
    /// `UserNotificationCenterProtocol`, `LocationManaging`.
    fileprivate func mayStand(for outsideClass: String) -> Bool {
        // `AVCaptureSession` is a class of its own.
        if prefix(2).allSatisfy(\.isUppercase) { return hasPrefix(outsideClass) }
        // Without their first letters, and without those that stand in many others so, as `ser` of `User` does.
        let words = outsideClass.split { $0.isUppercase }.filter { $0.count > 3 }
        // What comes last many classes have: `Center`, `Manager`.
        return words.prefix(max(1, words.count - 1)).contains { contains($0) }
    }
}
