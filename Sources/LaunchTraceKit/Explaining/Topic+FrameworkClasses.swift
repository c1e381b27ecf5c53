extension Topic {
    /// The delegate classes of frameworks, such as FlutterAppDelegate.
    static let frameworkClasses = FrameworkRow.all.map(\.name).unique().map { name in
        let forms = FrameworkRow.all.filter { $0.name == name }
        return Topic(
            .frameworkClass, name, spellings: forms.compactMap(\.objectiveCName).unique(), summary: forms.summary
        ) { [.lead(forms.summary), .essential("Methods", items: forms.map(\.item))] }
    }
}

extension [FrameworkRow] {
    fileprivate var summary: String {
        guard let form = first else { return "" }
        return "A class of \(form.framework.rawValue). The app uses it, or a subclass, as its \(form.receiver.title)."
    }
}

extension FrameworkRow {
    /// The methods of one form, after its versions and before its source.
    fileprivate var item: PageItem {
        let range = versions == .all ? [] : [PageItem("Versions \(versions.words):")]
        let names = PageItem(.list(of: methods.map { PageText("\(naming: $0.callback)") }), depth: 6)
        return (range + (methods.isEmpty ? [] : [names]) + [.source(source, depth: 6)]).joined
    }
}

extension LibraryRange {
    /// `from 0.74 and before 0.77`
    fileprivate var words: String {
        runs.map { run in
            [run.from.map { "from \($0)" }, run.before.map { "before \($0)" }].compactMap(\.self).listed("and")
        }.listed("or")
    }
}
