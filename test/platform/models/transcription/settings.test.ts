import { expect, it } from "vitest";
import { priceOfSound, soundPriceListOf } from "#platform/models/transcription/prices.ts";
import { transcriptionFromEnvironment } from "#platform/models/transcription/settings.ts";
import { installationTranscriber } from "#platform/models/transcription/transcriber-of.ts";

const own = "http://127.0.0.1:8000/v1";

it.each<[Record<string, string>, object]>([
  [{}, { provider: "none" }],
  [{ MODEL_PROVIDER: "builtin", OPENAI_API_KEY: "k" }, { provider: "none" }],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" }, { provider: "none" }],
  [{ TRANSCRIPTION_PROVIDER: "none", TRANSCRIPTION_BASE_URL: own }, { provider: "none" }],
  [{ TRANSCRIPTION_PROVIDER: "amazon", OPENAI_API_KEY: "k" }, { provider: "amazon" }],
  [
    { OPENAI_API_KEY: "k" },
    { provider: "openai", model: "whisper-1", baseUrl: "https://api.openai.com/v1", key: "k" },
  ],
  [
    { OPENAI_API_KEY_SECRET_ARN: "arn" },
    { provider: "openai", keySecretArn: "arn", keyVariable: "OPENAI_API_KEY_SECRET_ARN" },
  ],
  [
    { TRANSCRIPTION_BASE_URL: `${own}/`, TRANSCRIPTION_MODEL: "tiny" },
    { provider: "openai", model: "tiny", baseUrl: own },
  ],
])("%j gives %j", (environment, expected) => {
  expect(transcriptionFromEnvironment(environment)).toMatchObject(expected);
});

it("the key of the language model goes to its own server only", () => {
  const openai = { OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: "https://api.groq.com/openai/v1" };
  const keyFor = (TRANSCRIPTION_BASE_URL: string) =>
    transcriptionFromEnvironment({ ...openai, TRANSCRIPTION_BASE_URL });
  expect(keyFor("https://api.groq.com/openai/v1")).toMatchObject({ key: "sk-1" });
  expect(keyFor("https://api.groq.com.example/openai/v1")).not.toHaveProperty("key");
  expect(keyFor("https://api.groq.com:8443/openai/v1")).not.toHaveProperty("key");
});

it.each<[Record<string, string>, RegExp]>([
  [{ TRANSCRIPTION_PROVIDER: "whisper" }, /TRANSCRIPTION_PROVIDER: must be openai, amazon, none$/],
  [{ TRANSCRIPTION_BASE_URL: "localhost:8000" }, /TRANSCRIPTION_BASE_URL: must be an address/],
  [{ TRANSCRIPTION_PRICE_MINUTE: "free" }, /TRANSCRIPTION_PRICE_MINUTE: must be a number/],
])("%j is refused by the name of the variable", (environment, message) => {
  expect(() => transcriptionFromEnvironment(environment)).toThrow(message);
});

it("OpenAI without a key is told by the name of the variable when the first sound comes", async () => {
  const made = await installationTranscriber({ TRANSCRIPTION_PROVIDER: "openai" });
  if (!made || !("transcribe" in made)) throw new Error("There is no server.");
  const read = async () => new Uint8Array(1);
  await expect(made.transcribe({ key: "k", contentType: "audio/ogg", seconds: 1, read })).rejects.toThrow(
    "Transcription is not properly configured: set OPENAI_API_KEY.",
  );
});

const none: Record<string, string> = {};
const openais = { OPENAI_API_KEY: "k" };
const priced = { TRANSCRIPTION_BASE_URL: own, TRANSCRIPTION_PRICE_MINUTE: "0.002" };
const account = { provider: "account", baseUrl: "https://api.openai.com/v1" } as const;

it.each<[Parameters<typeof priceOfSound>[0], number, Record<string, string>, number | undefined, string]>([
  [{ provider: "openai", model: "whisper-1" }, 3600, openais, 360_000_000, "2026-11"],
  [{ provider: "openai", model: "gpt-4o-mini-transcribe-2025-12-15" }, 60, openais, 3_000_000, "2026-11"],
  [{ provider: "openai", model: "whisper-9" }, 60, openais, undefined, "2026-11"],
  [{ provider: "openai", model: "whisper-1" }, 60, { TRANSCRIPTION_BASE_URL: own }, undefined, "own"],
  [{ provider: "openai", model: "whisper-1" }, 90, priced, 3_000_000, "own"],
  [{ provider: "amazon", model: "standard" }, 3600, none, 1_440_000_000, "2026-11"],
  [{ provider: "amazon", model: "standard" }, 2.2, none, 6_000_000, "2026-11"],
  [{ provider: "amazon", model: "standard" }, 59.2, none, 24_000_000, "2026-11"],
  [{ ...account, model: "whisper-1" }, 60, none, 6_000_000, "2026-11"],
  [{ ...account, model: "whisper-1", baseUrl: own }, 60, priced, undefined, "2026-11"],
])("%j costs for %d s with %j %d nano-dollars", (service, seconds, environment, price, list) => {
  expect(priceOfSound(service, seconds, environment)).toBe(price);
  expect(soundPriceListOf(service, environment)).toBe(list);
});
