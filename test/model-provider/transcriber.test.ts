import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { withWorld } from "../integrations/with-world.ts";
import { type OpenAiServer, startOpenAiServer } from "../openai-server.ts";
import {
  type SpeechReply,
  type SpeechServer,
  startSpeechServer,
} from "../platform/models/transcription/speech-server.ts";
import { type Product, startProduct } from "../product.ts";
import { type Actor, as } from "../users.ts";

const key = "sk-speech-5c11e0";
let product: Product;
/** A service on the internet, and a server on this machine. */
let service: SpeechServer;
let local: SpeechServer;
let models: OpenAiServer;
let operator: Actor;
let other: Actor;

beforeAll(async () => {
  [service, local, models] = await Promise.all([
    startSpeechServer({ address: "127.0.0.2", host: "api.example" }),
    startSpeechServer(),
    startOpenAiServer({ address: "127.0.0.2", host: "other.example" }),
  ]);
  product = await startProduct({ env: { ...withWorld, LOG_LEVEL: "DEBUG" } });
  operator = await as("ann", product.url);
  other = await as("bob", product.url);
});
afterEach(async () => {
  service.answer({ body: { text: "" } });
  service.asked.length = 0;
  await other.modelProvider.removeTranscriber({});
});
afterAll(async () => {
  await product.stop();
  for (const one of [service, local, models]) one.stop();
});

const connect = async (api: Actor, changes: object = {}) => {
  const form = { base_url: service.url, key, model: "whisper-1", ...changes };
  const { state, fault } = await api.modelProvider.saveTranscriber(form);
  return fault ? [fault.field, fault.message] : state.transcriber;
};
const told = async (api = other) => (await api.modelProvider.readTranscriber({})).transcriber;

it("a server is tried with a second of silence when it is saved, and read without its key", async () => {
  expect(await told()).toBeNull();
  const saved = await connect(other, { base_url: `${service.url}/` });
  expect(saved).toMatchObject({ base_url: service.url, has_key: true, model: "whisper-1" });
  expect(await told()).toEqual(saved);
  const [asked] = service.asked;
  expect(asked).toMatchObject({ path: "/v1/audio/transcriptions", key: `Bearer ${key}` });
  expect(asked?.file).toMatchObject({ name: "recording.wav", type: "audio/wav" });
  const sound = asked?.file?.bytes ?? Buffer.alloc(0);
  expect([sound.toString("latin1", 0, 4), sound.readUInt32LE(24), sound.length]).toEqual([
    "RIFF",
    16_000,
    32_044,
  ]);
  expect(sound.subarray(44).every((byte) => byte === 0)).toBe(true);
});

const error = (status: number, message: string): SpeechReply => ({ status, body: { error: { message } } });

it.each<[string, object, SpeechReply, [string, RegExp]]>([
  ["a wrong key", {}, error(401, "No"), ["key", /refuses this key/]],
  ["a missing key", { key: "" }, error(401, "No"), ["key", /wants a key/]],
  ["an unknown model", {}, error(404, "No model"), ["model", /does not have the model whisper-1/]],
  ["a refused model", {}, error(400, "Not for sound"), ["model", /does not transcribe with this model/]],
  ["a path without the route", {}, { status: 404, body: "" }, ["base_url", /usually ends in \/v1/]],
  ["a web page", {}, { type: "text/html", body: "<p>" }, ["base_url", /transcribes nothing/]],
  ["JSON of another kind", {}, { body: { ok: true } }, ["base_url", /transcribes nothing/]],
  ["a failing server", {}, error(500, "No"), ["base_url", /could not do what was asked/]],
  [
    "an unknown name",
    { base_url: "https://nobody.example/v1" },
    {},
    ["base_url", /no server on the internet/],
  ],
  ["an address of this machine", { base_url: "http://127.0.0.1:8000/v1" }, {}, ["base_url", /no server on/]],
])("%s is a fault in words, and changes nothing", async (_, changes, reply, [field, message]) => {
  const before = await connect(other, { model: "former" });
  service.answer(reply);
  expect(await connect(other, changes)).toEqual([field, expect.stringMatching(message)]);
  expect(await told()).toEqual(before);
});

it("a server of this machine is for the operator, the first account, and for no other", async () => {
  expect(await connect(operator, { base_url: local.url, key: "" })).toMatchObject({ has_key: false });
  expect(await told()).toBeNull();
  await operator.modelProvider.removeTranscriber({});
});

it("a key stays for its address only", async () => {
  await connect(other);
  expect(await connect(other, { key: undefined, model: "whisper-2" })).toMatchObject({ has_key: true });
  expect(await connect(other, { key: undefined, base_url: `${service.url}/other` })).toEqual([
    "key",
    "The stored key belongs to another address. Enter the key for this one.",
  ]);
});

it("a model for transcription in the list of the language models is proposed, and their key serves there", async () => {
  models.list(["gpt-4", "gpt-4o-transcribe", "whisper-1"]);
  await other.modelProvider.save({ base_url: models.url, key: "sk-of-models" });
  const { provider } = await other.modelProvider.readTranscriber({});
  expect(provider).toEqual({ base_url: models.url, has_key: true, model: "whisper-1" });
  models.keys.clear();
  await connect(other, { base_url: models.url, key: undefined });
  expect(models.keys).toEqual(new Set(["Bearer sk-of-models"]));
  service.asked.length = 0;
  await connect(other, { key: undefined });
  expect(service.asked.map((one) => one.key)).toEqual(["Bearer none"]);
  await other.modelProvider.remove({});
});

it("the log of the account says who connected and removed it", async () => {
  await connect(other);
  await other.modelProvider.removeTranscriber({});
  const { items } = await other.account.activity({});
  const entries = items.filter(({ subject }) => subject?.kind === "transcriber").slice(0, 2);
  const host = new URL(service.url).host;
  expect(entries.map(({ action, subject }) => [action, subject?.name])).toEqual([
    ["deleted", host],
    ["created", host],
  ]);
});

it("the key is in no reply, in no log and not readable in the data folder", async () => {
  await connect(other);
  service.answer(error(401, `Wrong key ${key}`));
  const replies = [await connect(other), await told(), await other.account.activity({})];
  expect(JSON.stringify(replies)).not.toContain(key);
  expect(product.output()).not.toContain(key);
  const files = readdirSync(product.folder, { recursive: true, withFileTypes: true });
  const stored = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(stored.filter((file) => readFileSync(file).includes(key))).toEqual([]);
});
