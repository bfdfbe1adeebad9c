import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { installationTranscriber } from "#platform/models/transcription/transcriber-of.ts";
import { recordedTypes } from "#shared/recordings/rules.ts";
import { bytes, itTranscribes, sound, transcribe } from "./contract.ts";
import { adapterOf } from "./servers.ts";
import { type Asked, type SpeechReply, type SpeechServer, startSpeechServer } from "./speech-server.ts";

const key = "sk-own-4f9d2c71";
let server: SpeechServer;

beforeAll(async () => {
  server = await startSpeechServer();
});
beforeEach(() => {
  server.asked.length = 0;
});
afterAll(() => server.stop());

const transcriber = async (changes: Record<string, string> = {}) => {
  const made = await installationTranscriber({
    TRANSCRIPTION_BASE_URL: server.url,
    TRANSCRIPTION_API_KEY: key,
    ...changes,
  });
  if (!made) throw new Error("There is no transcriber.");
  return made;
};
const answer = async (reply: SpeechReply | ((asked: Asked) => SpeechReply), one = sound()) => {
  server.answer(reply);
  return transcribe(await transcriber(), one);
};
const failure = (reply: SpeechReply, one = sound()) => answer(reply, one).catch((thrown) => thrown);

describe("a server with OpenAI's route", () => itTranscribes(adapterOf(() => server, transcriber, key)));

it.each(recordedTypes.map((type, at) => [type, ["webm", "m4a", "ogg"][at]] as const))(
  "the server receives the stored bytes of %s exactly, with the name's extension %s",
  async (contentType, extension) => {
    await answer({ body: { text: "Weekly." } }, sound({ contentType }));
    const [asked] = server.asked;
    expect(asked?.path).toBe("/v1/audio/transcriptions");
    expect(asked?.key).toBe(`Bearer ${key}`);
    expect(asked?.file).toEqual({
      name: `recording.${extension}`,
      type: contentType,
      bytes: Buffer.from(bytes),
    });
    expect(asked?.fields).toEqual({
      model: ["whisper-1"],
      response_format: ["verbose_json"],
      "timestamp_granularities[]": ["word", "segment"],
    });
  },
);

it.each<[string, SpeechReply]>([
  ["400 that names it", { status: 400, body: { error: { message: "No", param: "response_format" } } }],
  ["400 without an error object", { status: 400, body: { object: "error", message: "Only json." } }],
  ["422", { status: 422, body: { detail: [{ loc: ["body", "response_format"] }] } }],
])("a server that refuses the format by %s is asked once more without times", async (_, refusal) => {
  const reply = ({ fields }: Asked): SpeechReply =>
    fields.response_format?.[0] === "json" ? { body: { text: "Weekly." } } : refusal;
  expect(await answer(reply)).toEqual({ text: "Weekly.", language: null, words: [], segments: [] });
  expect(server.asked.map(({ fields }) => fields["timestamp_granularities[]"]?.length)).toEqual([
    2,
    undefined,
  ]);
  expect(server.asked.map(({ file }) => file?.bytes.equals(bytes))).toEqual([true, true]);
});

it("a server that refuses the sound is not asked again", async () => {
  const refusal = { status: 400, body: { error: { message: "The file is too short." } } };
  expect(await failure(refusal)).toMatchObject({
    code: "model_failed",
    message: "The server for transcription does not take this recording.",
    told: { reason: "refused" },
  });
  expect(server.asked).toHaveLength(1);
});

it("tokens within segments, as whisper.cpp gives them, are joined to words", async () => {
  const words = [
    { word: " Week", start: 0.1 },
    { word: "ly", start: 0.4 },
    { word: ".", start: 0.6 },
    { word: " Always", start: 0.9 },
  ];
  expect(
    await answer({ body: { text: "Weekly. Always", segments: [{ start: 0.1, text: " Weekly.", words }] } }),
  ).toEqual({
    text: "Weekly. Always",
    language: null,
    words: [
      { start: 0.1, text: "Weekly." },
      { start: 0.9, text: "Always" },
    ],
    segments: [{ start: 0.1, text: "Weekly." }],
  });
});

it("times beyond the sound are dropped, and all of them if most can't be", async () => {
  const words = [500, 900, 1, 1200].map((start) => ({ word: "so", start }));
  const segments = [
    { start: 0, text: "So." },
    { start: 5, text: "So so." },
    { start: 90, text: "So so so." },
  ];
  const { words: kept, segments: phrases } = await answer({ body: { text: "So so so so", words, segments } });
  expect([kept, phrases.map(({ start }) => start)]).toEqual([[], [0, 5]]);
});

it.each<[string, SpeechReply, object]>([
  [
    "a web page",
    { type: "text/html", body: "<p>Hi</p>" },
    { code: "not_configured", told: { reason: "not_a_model" } },
  ],
  ["nothing", { body: "" }, { code: "model_failed", told: { reason: "unreadable" } }],
  ["a closed connection", {}, { code: "model_failed", told: { reason: "unreachable" } }],
  ["the text of another sound", { body: { text: "A", duration: 300 } }, { told: { reason: "unreadable" } }],
  ["no such path", { status: 404, body: "" }, { code: "not_configured", told: { reason: "not_a_model" } }],
  [
    "no such path, as FastAPI says it",
    { status: 404, body: { detail: "Not Found" } },
    { told: { reason: "not_a_model" } },
  ],
  [
    "an unknown model",
    { status: 404, body: { error: { message: "No model", code: "model_not_found" } } },
    { message: expect.stringContaining("Set TRANSCRIPTION_MODEL"), told: { reason: "no_model" } },
  ],
  ["413", { status: 413, body: "" }, { code: "model_failed", told: { reason: "too_long" } }],
])("%s is a failure in words", async (_, reply, expected) => {
  expect(await failure(reply)).toMatchObject({ message: expect.stringMatching(/\.$/), ...expected });
});

it("a server is given up a minute and the sound's length after it was asked", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  server.answer({ isSilent: true });
  const failed = transcribe(await transcriber()).catch((thrown) => thrown);
  const isSettled = vi.fn();
  void failed.then(isSettled);
  await vi.waitUntil(() => server.asked.length === 1);
  await vi.advanceTimersByTimeAsync(71_000);
  expect(isSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failed).toMatchObject({ code: "model_failed", told: { reason: "silent" } });
  vi.useRealTimers();
});

it("nothing listens at the address", async () => {
  const unreached = await transcriber({ TRANSCRIPTION_BASE_URL: "http://127.0.0.1:9/v1" });
  await expect(transcribe(unreached)).rejects.toMatchObject({ told: { reason: "unreachable" } });
});

it("who stops the request gets the reason of the stop, and the server is left", async () => {
  server.answer({ isSilent: true });
  const [made, stop, before] = [await transcriber(), new AbortController(), server.left()];
  if (!("transcribe" in made)) throw new Error("It works by jobs.");
  const stopped = made.transcribe(sound(), { signal: stop.signal });
  await expect.poll(() => server.asked.length).toBe(1);
  stop.abort(new Error("enough"));
  await expect(stopped).rejects.toThrow("enough");
  await expect.poll(server.left).toBeGreaterThan(before);
});

it("a shorter limit of the caller's own counts as silence", async () => {
  server.answer({ isSilent: true });
  const made = await transcriber();
  if (!("transcribe" in made)) throw new Error("It works by jobs.");
  const late = made.transcribe(sound(), { signal: AbortSignal.timeout(50) });
  await expect(late).rejects.toMatchObject({ code: "model_failed", told: { reason: "silent" } });
});
