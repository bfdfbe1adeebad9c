import type { RecordedType } from "#shared/recordings/rules.ts";

const names: Record<RecordedType | "audio/wav", string> = {
  "audio/webm": "recording.webm",
  "audio/mp4": "recording.m4a",
  "audio/ogg": "recording.ogg",
  "audio/wav": "recording.wav",
};

export interface SoundFile {
  bytes: Uint8Array;
  contentType: keyof typeof names;
}

/** `timed` asks for the times of words and sentences, which some models refuse. */
export type ReplyFormat = "timed" | "plain";

/** The multipart body of a request for a transcription, as `POST /audio/transcriptions` of OpenAI's API takes it. */
export const formOf = async ({ bytes, contentType }: SoundFile, model: string, format: ReplyFormat) => {
  const form = new FormData();
  // servers tell the format by the name's extension
  form.append("file", new File([new Uint8Array(bytes)], names[contentType], { type: contentType }));
  form.append("model", model);
  form.append("response_format", format === "timed" ? "verbose_json" : "json");
  if (format === "timed")
    for (const what of ["word", "segment"]) form.append("timestamp_granularities[]", what);
  const encoded = new Response(form);
  return {
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  };
};
