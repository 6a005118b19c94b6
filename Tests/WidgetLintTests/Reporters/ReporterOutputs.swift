/// The parts of the JSON format that tests read.
struct JSONOutput: Decodable {
  struct Finding: Decodable {
    let message: String
    let widget: String?
    let file: String
    let fingerprint: String
  }
  let findings: [Finding]
}

struct SARIFOutput: Decodable {
  struct Run: Decodable { let results: [Result] }
  struct Result: Decodable {
    let message: Message
    let locations: [Location]
    let suppressions: [Suppression]?
    let partialFingerprints: [String: String]
  }
  struct Message: Decodable { let text: String }
  struct Suppression: Decodable { let kind: String }
  struct Location: Decodable { let physicalLocation: PhysicalLocation }
  struct PhysicalLocation: Decodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }
  struct ArtifactLocation: Decodable {
    let uri: String
    let uriBaseId: String?
  }
  struct Region: Decodable { let startLine, startColumn, endLine, endColumn: Int }
  let runs: [Run]
}

struct GitLabIssue: Decodable {
  struct Location: Decodable { let path: String }
  let description: String
  let fingerprint: String
  let location: Location
}

struct RDJSONOutput: Decodable {
  struct Diagnostic: Decodable {
    let message: String
    let location: Location
  }
  struct Location: Decodable {
    let path: String
    let range: Range
  }
  struct Range: Decodable { let start, end: Position }
  struct Position: Decodable { let line, column: Int }
  let diagnostics: [Diagnostic]
}
