extension String {
    /// The path of a file as a URI: relative to the working directory, or absolute.
    package var uri: String {
        let path = relativePath.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.isUnreserved || scalar == "/" ? String(Character(scalar)) : scalar.percentEncoded
        }.joined()
        return hasPrefix("/") ? "file://" + path : path
    }

    package var fragment: String {
        utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.isUnreserved ? String(Character(scalar)) : scalar.percentEncoded
        }.joined()
    }

    /// The path without a leading `./`, which isn't part of the file's name.
    package var relativePath: String {
        var path = self[...]
        while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
        return path.isEmpty ? self : String(path)
    }
}

extension Unicode.Scalar {
    /// RFC 3986, 2.3: the characters that need no escape anywhere in a URI.
    fileprivate var isUnreserved: Bool {
        switch self {
        case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~": true
        default: false
        }
    }

    /// `%3A` for a colon; for scalars of one byte.
    package var percentEncoded: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
    }
}
