// Seen by every file of the module, and by those that import it.
@_exported import AppReading
@_exported import LaunchFormats
@_exported import ProjectWriting
@_exported import SystemFiles
