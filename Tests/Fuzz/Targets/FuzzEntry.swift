#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The target that the environment names.
private let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget.named(String(cString: $0)) }

/// libFuzzer's way in: `Tests/Fuzz/fuzz` links it.
@_cdecl("LLVMFuzzerTestOneInput") package func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { fatalError("FUZZ_TARGET is none of \(FuzzTarget.all.map(\.name))") }
    let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
    if let words = target.broken(bytes) { fatalError("\(target.name): \(words)") }
    return 0
}
