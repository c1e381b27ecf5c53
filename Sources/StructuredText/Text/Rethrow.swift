/// Runs an operation, and replaces its error by another one.
@inlinable package func rethrow<Content, Failure: Error, Meaning: Error>(
    as meaning: (Failure) -> Meaning, _ body: () throws(Failure) -> Content
) throws(Meaning) -> Content { do throws(Failure) { return try body() } catch { throw meaning(error) } }
