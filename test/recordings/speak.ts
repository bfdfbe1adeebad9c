import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RecordedType } from "#shared/recordings/rules.ts";
import type { RecordingDetail } from "#shared/recordings/shapes.ts";
import { until } from "../until.ts";
import type { Api } from "../users.ts";

/** Four seconds of 440 Hz, as Chromium's recorder gave them in slices: without a length. */
export const tone = (type: RecordedType = "audio/webm"): Uint8Array =>
  new Uint8Array(
    readFileSync(
      fileURLToPath(
        new URL(`../fixtures/recordings/tone-440.${type === "audio/mp4" ? "m4a" : "webm"}`, import.meta.url),
      ),
    ),
  );

/** The bytes in parts, as a recorder uploads them. */
export const partsOf = (bytes: Uint8Array, size = 5000): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size));

export const digestsOf = (parts: Uint8Array[]): string[] =>
  parts.map((part) => createHash("sha256").update(part).digest("hex"));

interface Form {
  url: string;
  fields: Record<string, string>;
}

/** Sends a part as a browser would. */
export const sendPart = async (
  { url, fields }: Form,
  part: Uint8Array,
  through: (url: string, init?: RequestInit) => Promise<Response> = fetch,
): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(part)]), "part");
  return through(url, { method: "POST", body: form });
};

interface Recorded {
  type?: RecordedType;
  takes?: Uint8Array[];
  /** `fetch` of somebody else's computer. */
  through?: (url: string, init?: RequestInit) => Promise<Response>;
}

/** A recording whose parts are all uploaded; it is not finished. */
export const uploaded = async (
  { recordings }: Pick<Api, "recordings">,
  ticket: string,
  { type = "audio/webm", takes = [tone(type)], through = fetch }: Recorded = {},
) => {
  const { id: recordingId } = await recordings.begin({ ticket, content_type: type });
  const digests: string[][] = [];
  const forms: Form[][] = [];
  for (const [take, bytes] of takes.entries()) {
    const parts = partsOf(bytes);
    const given = await recordings.parts({ ticket, recordingId, take, from: 0, count: parts.length });
    for (const [at, part] of parts.entries()) {
      const response = await sendPart(given.forms[at] as Form, part, through);
      if (!response.ok) throw new Error(`A part was refused: ${await response.text()}`);
    }
    digests.push(digestsOf(parts));
    forms.push(given.forms);
  }
  return { recordingId, digests, forms };
};

/** Records an answer as the screen does. */
export const speak = async (
  api: Pick<Api, "recordings">,
  ticket: string,
  recorded: Recorded = {},
): Promise<RecordingDetail> => {
  const { recordingId, digests } = await uploaded(api, ticket, recorded);
  const { recording } = await api.recordings.finish({ ticket, recordingId, takes: digests });
  if (!recording) throw new Error("Parts are missing.");
  return recording;
};

/** The recording of a ticket once its transcription has ended. */
export const transcribed = ({ recordings }: Pick<Api, "recordings">, ticket: string, id: string) =>
  until(async () => {
    const { items } = await recordings.list({ ticket });
    const found = items.find((one) => one.id === id);
    return found && found.transcription !== "running" ? found : undefined;
  });

export const soundAt = async (url: string | null): Promise<Uint8Array> => {
  const response = await fetch(url ?? "");
  if (!response.ok) throw new Error(`The sound answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
};
