extension CodeVariant {
    package static let all = [
        localFunctions, shadowedNames, branches, waysThrough, members, launchOptions, notificationDelegates,
        permissions,
        backgroundTasks, results, openedURLs, otherPayloads, responses, windows, sceneClasses, ownCalls,
        swiftUIHandlers, objectiveCOptions, objectiveCSetup, objectiveCURLs, objectiveCScenes, repeatedNames,
        misleadingNames, declarations,
        hardSyntax, objectiveCHardSyntax, objectiveCCalls, timesOfSetUp, setUpForTasks, callsToSetUp,
        objectiveCTimesOfSetUp,
        completions, objectiveCCompletions, firstConditions, swiftUIViews, deadMethods, handledOnce, handedOutAgain,
        statesAtLaunch, requestsAtLaunch, waitsAtLaunch, serviceDelegates,
        sessionsAtLaunch, keptObjects, testsApart, taskIdentifiers, taskHandlers, doneOnce, swiftUIScenes,
    ].flatMap(\.self)
}
