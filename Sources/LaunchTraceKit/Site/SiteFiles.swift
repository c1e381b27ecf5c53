/// The pages of a site with what they share.
struct SiteFiles: Sendable {
    let pages: [PageMaker]
    let rooms: [SiteRoom]
    /// Where it is published, with a slash at its end; nil where that isn't known.
    let base: String?
    /// The launches that the first page offers, as a script; nil where the first page offers none.
    let launches: String?
    /// What the steps of timelines know, as a script.
    let reasons: String

    func all(by work: any ParallelWork) -> [SiteFile] {
        let files = work.results(pages.count, .long) { pages[$0]().file(leadingTo: rooms, base: base) }
        let assets = SiteAsset.allCases.compactMap { asset in
            text(of: asset).map { SiteFile(path: asset.rawValue, text: "/* \(SiteFile.comment) */\n" + $0) }
        }
        return files + assets + (base.map { [siteMap(of: files, $0)] } ?? [])
    }

    private func text(of asset: SiteAsset) -> String? {
        switch asset {
        case .style: siteStyle.text
        case .timelineStyle: timelineStyle.text
        case .script: "\(siteScript)\n"
        case .timelineScript: Self.addedStage + "\(timelineScript)\n"
        case .reasons: reasons
        case .launches: launches
        }
    }

    /// The statement that adds the controls for stepping, which only the script uses.
    private static let addedStage =
        "document.body.insertAdjacentHTML(\"beforeend\", \(Value.string(TimelinePage.stage.source).json));\n"

    /// All pages for a search engine: https://www.sitemaps.org/protocol.html
    private func siteMap(of pages: [SiteFile], _ base: String) -> SiteFile {
        let addresses = pages.map { Markup("url", holding: [Markup("loc", text: base + $0.path)]).onItsOwnLine }
        let set = Markup("urlset", ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"], holding: addresses)
        return SiteFile(
            path: "sitemap.xml",
            text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- \(SiteFile.comment) -->\n\(set.source)\n")
    }
}
