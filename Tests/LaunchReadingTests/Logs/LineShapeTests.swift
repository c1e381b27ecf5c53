import Testing

@testable import LaunchReading

@Test(arguments: LineShape.all.indices) func everyShapeReadsItsExample(_ index: Int) {
    let shape = LineShape.all[index]
    let line = LogLine(7, Array(shape.example.utf8)[...])
    #expect(line.number == 7)
    #expect(["text", "(Image) text", "(Flutter) text"].contains(line.message.text))
    #expect(line.echo == shape.echo)
    #expect(line.process?.name == (shape.example.contains("App") ? "App" : nil))
}

struct HeadCase: CustomTestStringConvertible {
    let line: String
    var process: String?
    var pid: Int?
    let message: String

    var testDescription: String { line }
}

@Test(arguments: [
    HeadCase(line: "2013-10-13 12:24:09.941 App[12199:60b] text", process: "App", pid: 12199, message: "text"),
    HeadCase(
        line: "2018-01-01 10:00:00.123456-0500 Private Direct[11691:2308032] [x] text", process: "Private Direct",
        pid: 11691, message: "[x] text"),
    HeadCase(line: "2013/10/13 12:24:09:941 App[12:60b] text", process: "App", pid: 12, message: "text"),
    HeadCase(
        line: "2026-08-11 17:15:22.031 E  App[80328:9875ec] [com.x:path] text", process: "App", pid: 80328,
        message: "[com.x:path] text"),
    HeadCase(
        line: "Nov 12 12:24:37 iPad SpringBoard(FrontBoard)[510] <Notice>: text", process: "SpringBoard", pid: 510,
        message: "text"),
    HeadCase(
        line: "default\t14:56:57.693619-0400\tMy App\ttext\twith tab", process: "My App", message: "text\twith tab"),
    // Without a device, as idevicesyslog writes today, and pymobiledevice3.
    HeadCase(
        line: "Nov  2 09:12:44 Recipes(Recipes)[812] <Notice>: text", process: "Recipes", pid: 812, message: "text"),
    HeadCase(
        line: "Nov  2 09:12:44.123456 Recipes(libsystem_trace.dylib)[812] <Error>: [a] text", process: "Recipes",
        pid: 812, message: "[a] text"),
    HeadCase(line: "Nov  2 09:12:44 Recipes[812] <Notice>: text", process: "Recipes", pid: 812, message: "text"),
    HeadCase(
        line: "2026-11-02 09:12:44.123456 Recipes{Img}[812] <NOTICE>: text", process: "Recipes", pid: 812,
        message: "text"),
    // The columns that Console shows are a choice.
    HeadCase(line: "default\t14:56:57.693619-0400\tApp\t1766\ttext", process: "App", pid: 1766, message: "text"),
    HeadCase(line: "default\t14:56:57.693619-0400\tApp\tcom.example.app\ttext", process: "App", message: "text"),
    HeadCase(
        line: "default\t09:12:44.121233+0100\tRecipes\t812\t0x1a2b\tcom.ex\tlifecycle\tsceneDidBecomeActive(_:)",
        process: "Recipes", pid: 812, message: "sceneDidBecomeActive(_:)"),
    HeadCase(
        line: "default\t2026-11-02 09:12:44.121233+0100\tRecipes\tsceneDidBecomeActive(_:)", process: "Recipes",
        message: "sceneDidBecomeActive(_:)"),
    HeadCase(line: "default\t09:12:44.1\tApp\t812\t0x1\t\t\ttext", process: "App", pid: 812, message: "text"),
    HeadCase(line: "default\t09:12:44.1\tApp\tcom.ex\tviewDidLoad\tx", process: "App", message: "viewDidLoad\tx"),
    HeadCase(line: "default\t09:12:44.1\tApp\tA.viewDidLoad()\tx", process: "App", message: "A.viewDidLoad()\tx"),
    HeadCase(line: "  text", message: "  text"), HeadCase(line: "2013-10-13 text", message: "2013-10-13 text"),
    HeadCase(line: "2013-10-13 12:24:09.941 text [12:3] more", message: "2013-10-13 12:24:09.941 text [12:3] more"),
    HeadCase(line: "[12] text", message: "[12] text"), HeadCase(line: "", message: ""),
]) func headsAreTakenOff(_ sample: HeadCase) {
    let line = LogLine(1, Array(sample.line.utf8)[...])
    #expect(line.message.text == sample.message)
    #expect(line.process?.name == sample.process)
    #expect(line.process?.pid == sample.pid)
}
