import * as z from "zod";
import type { Transcription } from "../port.ts";
import { plausible } from "../times.ts";

/** The file of a finished job; docs.aws.amazon.com/transcribe/latest/dg/how-input.html. */
const File = z.object({
  results: z.object({
    transcripts: z.array(z.object({ transcript: z.string() })),
    language_code: z.string().optional(),
    items: z
      .array(
        z.object({
          type: z.string(),
          start_time: z.coerce.number().optional(),
          alternatives: z.array(z.object({ content: z.string() })).default([]),
        }),
      )
      .default([]),
  }),
});

/** Parses the file of a finished job. Throws SyntaxError or ZodError for any other text. */
export const parseTranscript = (file: string): Transcription => {
  const { transcripts, language_code, items } = File.parse(JSON.parse(file)).results;
  const words: Transcription["words"] = [];
  for (const { type, start_time = Number.NaN, alternatives } of items) {
    const content = alternatives[0]?.content ?? "";
    const former = words.at(-1);
    if (type !== "punctuation") words.push({ start: start_time, text: content });
    else if (former) former.text += content;
  }
  return {
    text: transcripts
      .map(({ transcript }) => transcript.trim())
      .filter(Boolean)
      .join(" "),
    language: language_code ?? null,
    words: plausible(words, 0),
    segments: [],
  };
};
