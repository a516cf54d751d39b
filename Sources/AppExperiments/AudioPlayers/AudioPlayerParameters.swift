import ExperimentKit
import SourceText

/// The parameters that the experiments on players share.
enum AudioPlayerParameters {
  /// What is found where the sound should be.
  static let file = Parameter(
    "file", .choice, default: AudioPlayer.File.present,
    help: LocalizedText(
      en: "Whether the sound is there and can be read, is damaged, or is missing.", ja: "音のファイルがあって読めるか、壊れているか、ないか。"))

  /// How long the sound is.
  static let duration = Parameter(
    "duration", seconds, default: Milliseconds(count: 3000),
    help: LocalizedText(en: "How long the sound is, in seconds.", ja: "音の長さ(秒)。"))

  /// What happens.
  static let events = Parameter(
    "events", .list(of: ParameterType<AudioPlayerEvent>.event, count: 1...200),
    help: LocalizedText(en: "What happens, one event after the other.", ja: "起こること。この順に起こる。"))

  /// A time above 0.
  static let seconds = ParameterType<Milliseconds>(
    allowed: LocalizedText(
      en: "seconds from 0.001 to 86400, with three decimals at most", ja: "0.001から86400までの秒数(小数は3桁まで)")
  ) { text in
    Double(decimal: text).flatMap(Milliseconds.init(seconds:)).flatMap { $0 > .zero ? $0 : nil }
  }
}
