extension CodeMutation {
    package static let all =
        launchResults + coldReads + handlers + lateDelegates + tasks + windows + sceneDelegates + completions + names
        + services + servicesInBranches + servicesOnSettings + taskCompletions + misspellings + keptPayloads
}
