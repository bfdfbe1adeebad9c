import type { Transcription } from "#platform/models/transcription/port.ts";
import type { StoredRecording, StoredTranscript } from "../entities.ts";
import { anchorsOf, secondAt } from "./anchors.ts";

/** The longest text that is kept, far above what anybody says in 30 minutes: the item has room for 400 KB. */
const mostCharacters = 80_000;

export const transcriptOf = (
  { holder, id, seconds }: StoredRecording,
  transcription: Transcription,
): StoredTranscript => {
  const text = transcription.text.trim().slice(0, mostCharacters);
  const anchors = anchorsOf({ ...transcription, text }, seconds);
  const whole = { characters: text.length, seconds };
  const sentences = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)];
  return {
    holder,
    id,
    text,
    language: transcription.language,
    lines: sentences.flatMap(({ segment, index }) =>
      segment.trim() ? [{ start: secondAt(index, anchors, whole), text: segment.trim() }] : [],
    ),
    is_timed: anchors.offsets.length > 0,
    has_words: transcription.words.length > 0,
    ...anchors,
  };
};
