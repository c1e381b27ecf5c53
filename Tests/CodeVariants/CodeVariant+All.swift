extension CodeVariant {
    package static let all = [
        localFunctions, shadowedNames, branches, waysThrough, members, launchOptions, notificationDelegates,
        permissions, backgroundTasks, results, openedURLs, otherPayloads, handedOptions, responses, windows,
        sceneClasses, ownCalls, swiftUIHandlers, objectiveCOptions, objectiveCSetup, objectiveCURLs, objectiveCScenes,
        repeatedNames, misleadingNames, declarations, hardSyntax, objectiveCHardSyntax, objectiveCCalls, timesOfSetUp,
        setUpForTasks, callsToSetUp, objectiveCTimesOfSetUp, completions, objectiveCCompletions, firstConditions,
        swiftUIViews, deadMethods, handledOnce, statesAtLaunch, requestsAtLaunch, waitsAtLaunch, serviceDelegates,
        sessionsAtLaunch, keptObjects, testsApart, taskIdentifiers, taskHandlers, oneTimeActions, swiftUIScenes,
        whatElseCame, handedOutAgain, hostedViews, delegateWindows, controlFlows, protectedReads, backgroundModes,
        voipPushes, lateRegistrations, lateListeners, sharedResources, chosenQuickActions, continuedRequests,
    ].flatMap(\.self)
}
