import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  keyOfTranscriber,
  type StoredTranscriber,
  sealTranscriberKey,
  transcriberEntity,
} from "#platform/models/transcription/account.ts";
import { transcriberOf } from "#platform/models/transcription/transcriber-of.ts";
import { internet } from "#platform/outgoing/connect.ts";
import { bytes, itTranscribes, sound, transcribe } from "./contract.ts";
import { adapterOf } from "./servers.ts";
import { type SpeechServer, startSpeechServer } from "./speech-server.ts";

const key = "sk-account-77aa";
const accountId = "usr_one";
let server: SpeechServer;
let stored: StoredTranscriber | undefined;

beforeAll(async () => {
  server = await startSpeechServer({ address: "127.0.0.2", host: "127.0.0.2" });
});
beforeEach(async () => {
  vi.stubEnv("APP_SECRET", "a secret of at least thirty-two letters");
  vi.stubEnv("OPERATORS", "");
  vi.stubEnv("ACCOUNT_PROVIDERS", "");
  vi.spyOn(internet, "isPublic").mockImplementation((address) => address === "127.0.0.2");
  const bound = { account_id: accountId, base_url: server.url };
  stored = {
    ...bound,
    sealed: await sealTranscriberKey(key, bound),
    model: "whisper-large-v3-turbo",
    checked_at: "2026-11-28T10:00:00.000Z",
  };
  vi.spyOn(transcriberEntity, "find").mockImplementation(async () => stored);
  server.asked.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterAll(() => server.stop());

const transcriber = async () => {
  const made = await transcriberOf(accountId);
  if (!made) throw new Error("There is no transcriber.");
  return made;
};

describe("an account's own server", () => itTranscribes(adapterOf(() => server, transcriber, key)));

it("it receives the stored bytes exactly, with the account's key and model", async () => {
  server.answer({ body: { text: "Weekly." } });
  await transcribe(await transcriber());
  expect(server.asked).toMatchObject([
    {
      key: `Bearer ${key}`,
      fields: { model: ["whisper-large-v3-turbo"] },
      file: { bytes: Buffer.from(bytes) },
    },
  ]);
});

it("a server that is not on the internet gets no sound", async () => {
  vi.mocked(internet.isPublic).mockReturnValue(false);
  await expect(transcribe(await transcriber(), sound())).rejects.toMatchObject({
    told: { of: "account", reason: "unknown_host" },
  });
  expect(server.asked).toEqual([]);
});

it("the installation's serves an account without one, or if accounts may have none", async () => {
  vi.stubEnv("TRANSCRIPTION_BASE_URL", "http://127.0.0.1:8000/v1");
  expect(await transcriberOf(accountId)).toMatchObject({ provider: "account", baseUrl: server.url });
  vi.stubEnv("ACCOUNT_PROVIDERS", "no");
  expect(await transcriberOf(accountId)).toMatchObject({ provider: "openai", model: "whisper-1" });
  stored = undefined;
  vi.stubEnv("ACCOUNT_PROVIDERS", "yes");
  expect(await transcriberOf(accountId)).toMatchObject({ provider: "openai" });
  vi.stubEnv("TRANSCRIPTION_PROVIDER", "none");
  expect(await transcriberOf(accountId)).toBeUndefined();
});

it("a key opens for its account and address only", async () => {
  const { sealed } = stored ?? {};
  const bound = { account_id: accountId, base_url: server.url, sealed };
  expect(await keyOfTranscriber(bound)).toBe(key);
  await expect(keyOfTranscriber({ ...bound, account_id: "usr_two" })).rejects.toThrow();
  await expect(keyOfTranscriber({ ...bound, base_url: "https://other.example/v1" })).rejects.toThrow();
});
