extension ServiceSetup {
    static let all = [
        ServiceSetup(
            .pushRegistry, .delegate(of: "PKPushRegistry"),
            source: "https://developer.apple.com/documentation/pushkit/pkpushregistry/delegate"),
        ServiceSetup(
            .callProvider, .call(["setDelegate"], of: "CXProvider"),
            source: "https://developer.apple.com/documentation/callkit/cxprovider/setdelegate(_:queue:)"),
        ServiceSetup(
            .locationManager, .delegate(of: "CLLocationManager"),
            source: "https://developer.apple.com/documentation/corelocation/cllocationmanager/delegate"),
        ServiceSetup(
            .watchSession, .delegate(of: "WCSession"),
            source: "https://developer.apple.com/documentation/watchconnectivity/wcsession/delegate"),
        ServiceSetup(
            .centralManager, .making("CBCentralManager", by: ["initWithDelegate"], delegate: 0),
            only: restoration("CBCentralManagerOptionRestoreIdentifierKey"),
            source: "https://developer.apple.com/documentation/corebluetooth/cbcentralmanageroptionrestoreidentifierkey"
        ),
        ServiceSetup(
            .peripheralManager, .making("CBPeripheralManager", by: ["initWithDelegate"], delegate: 0),
            only: restoration("CBPeripheralManagerOptionRestoreIdentifierKey"),
            source: "https://developer.apple.com/documentation/corebluetooth"
                + "/cbperipheralmanageroptionrestoreidentifierkey"),
        ServiceSetup(
            .urlSession, .making("URLSession", named: "NSURLSession", by: ["sessionWithConfiguration"], delegate: 1),
            only: Mark(
                label: "configuration", position: 0,
                words: ["background(withIdentifier", "backgroundSessionConfiguration"]),
            source: "https://developer.apple.com/documentation/foundation/urlsessionconfiguration"
                + "/background(withidentifier:)"),
        ServiceSetup(
            .observerQuery,
            .making("HKObserverQuery", by: ["initWithSampleType", "initWithQueryDescriptors"], delegate: nil),
            source: "https://developer.apple.com/documentation/healthkit/executing-observer-queries"),
    ]

    private static func restoration(_ key: String) -> Mark { Mark(label: "options", position: 2, words: [key]) }
}
