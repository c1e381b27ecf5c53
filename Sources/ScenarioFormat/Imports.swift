// Seen by every file of the module, and by those that import it.
@_exported import LaunchScenario
@_exported import StructuredText
