// Prints what the parser of the compiler's macros sees in Swift files, a line for each fact:
//
//     file /path/of/a/file.swift
//     call 120-148 callee=120-124 open(_:options:)
//     …
//
// Places are bytes, from the first to the one behind the last; `-` is what is missing. The kinds of lines stand beside the
// functions that write them. The toolchain ships the parser as a library; this is how to build the program and to run it:
//
//     LIB="$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift/host"
//     swiftc -I "$LIB" -L "$LIB" -lSwiftParser -lSwiftSyntax -lSwiftOperators -Xlinker -rpath -Xlinker "$LIB" \
//         Tests/SyntaxReadingTests/Witness/*.swift -o /tmp/compilers-tree
//     /tmp/compilers-tree A.swift B.swift     (or the paths on stdin, one a line)
//
// Files with `#if` have to come with directives and the branches that aren't chosen blanked out.
import Foundation

var paths = Array(CommandLine.arguments.dropFirst())
if paths.isEmpty { while let path = readLine() { paths.append(path) } }
for path in paths {
    guard let data = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("can't read \(path)\n".utf8))
        exit(2)
    }
    var facts = CompilersFacts()
    facts.read([UInt8](data))
    FileHandle.standardOutput.write(Data(("file \(path)\n" + facts.lines).utf8))
}
