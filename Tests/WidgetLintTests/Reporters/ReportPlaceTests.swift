import Foundation
import Testing
import WidgetLint

@Suite("Places in reports")
struct ReportPlaceTests {
  private static func report(path: [UInt8], name: String = "shown") -> CheckedFile {
    ReporterSamples.report(
      name: name,
      path: path,
      text: "a: \"🧩é\", b: c\r\nd: e\n",
      [ReporterSamples.Sample(rule: "wrong-type", at: "b: c"), ReporterSamples.Sample(rule: "wrong-type", at: "d: e")]
    )
  }

  private static func sarif(_ report: CheckedFile) throws -> [SARIFOutput.Result] {
    let output = Data(try ReporterSamples.output("sarif", [report]).utf8)
    return try JSONDecoder().decode(SARIFOutput.self, from: output).runs.flatMap(\.results)
  }

  @Test("a path that is not UTF-8 is its bytes in a URI, and its shown name elsewhere")
  func rawBytes() throws {
    let report = Self.report(path: [0x61, 0xFF, 0x2F, 0x20], name: "a\\xFF/ ")
    let place = try #require(try Self.sarif(report).first?.locations.first?.physicalLocation.artifactLocation)
    #expect(place.uri == "a%FF/%20")
    #expect(place.uriBaseId == "%SRCROOT%")
    #expect(try ReporterSamples.output("checkstyle", [report]).contains("<file name=\"a\\xFF/ \">"))
  }

  @Test("a path from the root is a URI of its own")
  func absolute() throws {
    let report = Self.report(path: Array("/tmp/a b".utf8))
    let place = try #require(try Self.sarif(report).first?.locations.first?.physicalLocation.artifactLocation)
    #expect(place.uri == "file:///tmp/a%20b")
    #expect(place.uriBaseId == nil)
  }

  @Test("the formats name a finding by the same fingerprint, equal ones by different ones")
  func fingerprints() throws {
    let report = Self.report(path: Array("a".utf8))
    let sarif = try Self.sarif(report).compactMap(\.partialFingerprints["widgetlint/v1"])
    func decode<Value: Decodable>(_ format: String, as type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: Data(ReporterSamples.output(format, [report]).utf8))
    }
    #expect(try decode("json", as: JSONOutput.self).findings.map(\.fingerprint) == sarif)
    #expect(try decode("gitlab", as: [GitLabIssue].self).map(\.fingerprint) == sarif)
    #expect(Set(sarif).count == 2)
  }
}
