/// What of a target's code is called by others: by UIKit, by Objective-C, by what a protocol of a framework promises.
struct OutsideCallers {
    let types: TypeReading
    /// The types that the system makes objects of: the app, its delegates.
    let made: Set<String>
    /// Classes of which nothing makes objects.
    let unmade: Set<String>

    private var code: TargetCode { types.trees.code }

    /// Who calls a piece of code, as a part of a sentence; nil where no code outside of the target is known to.
    func caller(of unit: CodeUnit) -> String? {
        if unit.isFile { return "the program" }
        guard let declaration = Declaration(unit.node) else { return nil }
        let type = types.typeAround(unit.node)
        if let type, unmade.contains(type.name), !unit.isStatic { return nil }
        if unit.isOfInstance { return maker(of: unit, declaration, type) }
        if declaration.kind == .deinitializer || declaration.isCalledWithoutItsName { return "Swift" }
        if declaration.modifiers.contains(.override) { return "its superclass" }
        if let attribute = declaration.attributes.first(where: { !Self.plainAttributes.contains($0.name) }) {
            return "what @\(attribute.name) names"
        }
        guard let type else { return unit.node.isSwift ? nil : Self.functionOfC(declaration) }
        // A hidden member can't be a requirement of a protocol.
        if declaration.node.isSwift, declaration.modifiers.contains(.hidden) { return nil }
        return promise(declaration, of: type)
    }

    /// Whether a piece of code is only called for an event after the launch methods have returned: as a view has appeared, or
    /// by what the user does. A selector of a view controller is one of these, unless code names it.
    func isLate(_ unit: CodeUnit) -> Bool {
        guard let declaration = Declaration(unit.node) else { return false }
        if declaration.attribute("IBAction") != nil || Self.lateMethodsOfPages.contains(declaration.name) {
            return true
        }
        let isAction = declaration.attribute("objc") != nil && declaration.kind == .function
        guard isAction || Self.lateMethods.contains(declaration.baseName), let type = types.typeAround(unit.node) else {
            return false
        }
        return inherited(by: type).contains { $0.hasSuffix("ViewController") || $0 == "UIHostingController" }
    }

    /// Whether a piece of code is a delegate method that UIKit calls with a payload once the launch methods have returned.
    func receivesPayload(_ unit: CodeUnit) -> Bool {
        guard let declaration = Declaration(unit.node), let type = types.typeAround(unit.node), made.contains(type.name)
        else { return false }
        return Callback.declared(declaration, by: Receiver.allCases).map { !$0.mayBeInTime } ?? false
    }

    /// The methods of view controllers that UIKit calls no earlier than a view has appeared. Before that, a launch method may
    /// have the view loaded and laid out.
    private static let lateMethods: Set = [
        "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewDidAppear:", "viewWillDisappear:",
        "viewDidDisappear:",
    ]

    /// The methods by which a web view reports the page that it has begun to load.
    private static let lateMethodsOfPages: Set = [
        "webView(_:didCommit:)", "webView:didCommitNavigation:", "webView(_:didFinish:)",
        "webView:didFinishNavigation:", "userContentController(_:didReceive:)",
        "userContentController:didReceiveScriptMessage:",
    ]

    /// Whether a function of Swift can be called by its selector, or by code in Objective-C.
    func hasSelector(_ unit: CodeUnit) -> Bool {
        guard unit.node.isSwift, unit.node.kind == .function, let declaration = Declaration(unit.node) else {
            return true
        }
        let marks = ["objc", "IBAction", "NSManaged", "GKInspectable"]
        if declaration.attributes.contains(where: { marks.contains($0.name) }) { return true }
        guard let type = types.typeAround(unit.node) else { return false }
        // A member of a protocol or a class of Objective-C has one without a mark.
        let hasMark = type.parts.flatMap(\.declaration.attributes).contains {
            ["objc", "objcMembers"].contains($0.name)
        }
        return hasMark || declaration.modifiers.contains(.override) || promise(declaration, of: type) != nil
    }

    // MARK: - Objects

    private func maker(of unit: CodeUnit, _ declaration: Declaration, _ type: CodeType?) -> String? {
        guard let type else { return nil }
        if made.contains(type.name) { return "the system" }
        if declaration.name.contains("oder:") { return "a storyboard" }
        let isOfStoryboard = inherited(by: type).contains { name in
            FrameworkClass.baseClasses.contains(name) && !["NSObject", "NSOperation", "Operation"].contains(name)
                && name != "UIResponder" || name.hasSuffix("ViewController")
        }
        return isOfStoryboard ? "a storyboard" : nil
    }

    // MARK: - Functions

    /// The protocol or the class outside of the target that may call a member.
    private func promise(_ declaration: Declaration, of type: CodeType) -> String? {
        if !declaration.node.isSwift, Self.ofObjects.contains(declaration.name) { return "Objective-C" }
        let callers = inherited(by: type)
        if let delegate = callers.first(where: Self.delegates.contains), isCallback(declaration) { return delegate }
        return callers.first { name in
            if Self.passive.contains(name) || Self.delegates.contains(name) { return false }
            if let asked = Self.requirements[name] { return asked.contains(declaration.baseName) }
            if FrameworkClass.baseClasses.contains(name) { return !declaration.node.isSwift }
            if let words = Self.firstWords[name.hasPrefix("NS") ? String(name.dropFirst(2)) : name] {
                return words.contains { declaration.kind != .property && declaration.baseName.hasPrefix($0) }
            }
            let isDelegate = name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Observer")
            guard isDelegate else { return true }
            // The first argument of a delegate's method is who calls it, and a delegate is an object.
            return !declaration.isOfType && (!declaration.parameters.isEmpty || declaration.kind == .property)
        }
    }

    private func isCallback(_ declaration: Declaration) -> Bool {
        Callback.declared(declaration, by: Receiver.allCases) != nil
            || OtherMethod.all.contains { [$0.name, $0.selector].contains(declaration.name) }
    }

    /// The names that a type inherits from outside of the target.
    private func inherited(by type: CodeType) -> [String] {
        types.declarations.lines(of: type).flatMap { line in
            line.inherited.filter { code.type($0, seenFrom: line.name) == nil }.map(\.lastName)
        }
    }

    // MARK: - Tables

    /// Protocols all of whose methods the catalogue has.
    private static let delegates: Set = [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UNUserNotificationCenterDelegate",
    ]

    /// Protocols that ask for methods alone, all of whose names begin with one of these words.
    private static let firstWords: [String: [String]] = [
        "PKPushRegistryDelegate": ["pushRegistry"], "CXProviderDelegate": ["provider"],
        "CLLocationManagerDelegate": ["locationManager"], "CBCentralManagerDelegate": ["centralManager"],
        "CBPeripheralManagerDelegate": ["peripheralManager"], "WCSessionDelegate": ["session"],
        "URLSessionDelegate": ["urlSession", "URLSession"], "URLSessionTaskDelegate": ["urlSession", "URLSession"],
        "URLSessionDataDelegate": ["urlSession", "URLSession"],
        "URLSessionDownloadDelegate": ["urlSession", "URLSession"],
    ]

    /// Classes and protocols that call nothing of what a type has by its own name, unless it overrides.
    private static let passive: Set = [
        "NSObject", "NSObjectProtocol", "UIResponder", "ObservableObject", "Observable", "Identifiable", "Equatable",
        "Hashable", "Sendable", "AnyObject", "class", "Error", "String", "Int", "CaseIterable", "RawRepresentable",
        "Comparable", "Codable", "Decodable", "Encodable",
    ]

    /// Protocols of SwiftUI, which calls what they ask for and nothing else.
    private static let requirements: [String: Set<String>] = [
        "App": ["body", "main"], "Scene": ["body"], "View": ["body"], "ViewModifier": ["body"], "Commands": ["body"],
        "ToolbarContent": ["body"], "PreviewProvider": ["previews"], "ButtonStyle": ["makeBody"], "Widget": ["body"],
        "WidgetBundle": ["body"],
    ]

    /// Attributes that change how code is called, and not by whom: a selector is found where it stands.
    private static let plainAttributes: Set = [
        "MainActor", "discardableResult", "available", "inline", "inlinable", "Sendable", "preconcurrency", "Published",
        "State", "nonobjc", "usableFromInline", "concurrent", "escaping", "weak", "objc",
    ]

    /// What the runtime and its root class call.
    private static let ofObjects: Set = [
        "load", "initialize", "dealloc", "awakeFromNib", "description", "debugDescription", "hash", "isEqual:",
        "copyWithZone:", "encodeWithCoder:", "observeValueForKeyPath:ofObject:change:context:", "forwardInvocation:",
        "prepareForInterfaceBuilder", "touchesBegan:withEvent:", "touchesEnded:withEvent:", "canBecomeFirstResponder",
        "becomeFirstResponder", "resignFirstResponder", "buildMenuWithBuilder:", "canPerformAction:withSender:",
    ]

    private static func functionOfC(_ declaration: Declaration) -> String? {
        // `__attribute__((constructor))` stands before the name.
        let isRunByLoader = declaration.node.text.prefix { $0 != "{" }.contains("constructor")
        return declaration.name.hasPrefix("main") || isRunByLoader ? "the program" : nil
    }
}

extension Declaration {
    /// Whether Swift calls it for code without its name: `job()`, `list[0]`, `a <~ b`.
    fileprivate var isCalledWithoutItsName: Bool {
        guard node.isSwift, kind != .property else { return false }
        let isOperator = baseName.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
        return isOperator || Self.unnamed.contains(baseName)
    }

    private static let unnamed = ["callAsFunction", "dynamicallyCall", "subscript", "appendInterpolation"]
}
