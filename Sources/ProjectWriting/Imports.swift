// Seen by every file of the module, and by those that import it.
@_exported import LaunchModel
@_exported import ProjectReading
