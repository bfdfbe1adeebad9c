import { afterAll, beforeAll, expect, it } from "vitest";
import { openStudy } from "../knowledge-interviews/study.ts";
import { type Product, startProduct } from "../product.ts";
import { as } from "../users.ts";
import { speak, transcribed } from "./speak.ts";
import { startTranscriptionServer, type TranscriptionServer } from "./transcription-server.ts";

let product: Product;
let server: TranscriptionServer;
beforeAll(async () => {
  [product, server] = await Promise.all([startProduct(), startTranscriptionServer()]);
});
afterAll(async () => {
  await product.stop();
  server.stop();
});

it("the operator's own server transcribes what was recorded before it was connected, also at a private address", async () => {
  const ann = await as("ann", product.url);
  const { interview, first } = await openStudy(ann);
  const { id: interviewId } = await interview();
  const { ticket } = await ann.knowledgeInterviews.record({ interviewId, questionId: first });
  const { id: recordingId } = await speak(ann, ticket);
  expect(await ann.recordings.list({ ticket })).toMatchObject({
    can_transcribe: false,
    items: [{ state: "stored", transcription: "none" }],
  });
  await expect(ann.recordings.transcribe({ ticket, recordingId })).rejects.toThrow(
    "No transcription service is set up.",
  );
  const saved = await ann.modelProvider.saveTranscriber({
    base_url: server.url,
    model: "whisper-1",
    key: "",
  });
  expect(saved.fault).toBeUndefined();
  server.say("Kept until now.");
  await ann.recordings.transcribe({ ticket, recordingId });
  expect(await transcribed(ann, ticket, recordingId)).toMatchObject({
    transcription: "done",
    transcript: { text: "Kept until now." },
  });
});
