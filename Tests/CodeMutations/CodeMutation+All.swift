extension CodeMutation {
    package static let all =
        launchResults + coldReads + handlers + lateDelegates + tasks + windows + shownWindows + delegateWindows
        + sceneDelegates + configurations + completions + names + services + servicesInBranches + servicesOnSettings
        + taskCompletions + misspellings + keptPayloads
}
