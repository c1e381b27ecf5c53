import AppReading
import Testing

/// A body of a method, and what is read of it.
struct BodyCase: CustomTestStringConvertible {
    let testDescription: String
    let code: String
    /// The actions, or the reason why they aren't told.
    let expected: String

    init(_ description: String, _ code: String, _ expected: String) {
        (testDescription, self.code, self.expected) = (description, code, expected)
    }

    /// Holds what an app says of a method against it.
    func expect(_ app: SmallApp, _ receiver: String, _ method: String) {
        let reason = app.doubt(receiver, method)
        let does = app[receiver, method, "does"]
        #expect(reason ?? does ?? "unknown" == expected)
    }
}
