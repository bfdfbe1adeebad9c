import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { checkTranscription } from "#infra/local/models/check-transcription.ts";
import { describeTranscriber, findTranscribers } from "#infra/local/models/find-transcribers.ts";

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server with this list of models, if any, and this page. */
const serving = async ({ models, page = "" }: { models?: string[]; page?: string }): Promise<number> => {
  const server = createServer(({ url }, response) => {
    if (url !== "/v1/models") return void response.end(page);
    if (models) response.end(JSON.stringify({ data: models.map((id) => ({ id })) }));
    else response.writeHead(404).end("Not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  opened.push(server);
  return (server.address() as AddressInfo).port;
};

const linesOf = async (port: number) =>
  (await findTranscribers({}, { Speaches: port })).map(describeTranscriber);

it("a server on this machine is named with its model for transcription and the line that uses it", async () => {
  const port = await serving({ models: ["qwen3:4b", "Systran/faster-whisper-small", "kokoro"] });
  expect(await linesOf(port)).toEqual([
    `Speaches runs on this machine. To turn recordings into text with it: TRANSCRIPTION_BASE_URL=http://127.0.0.1:${port}/v1 TRANSCRIPTION_MODEL=Systran/faster-whisper-small npm start`,
  ]);
});

it("whisper.cpp, which lists no models, is known by its page", async () => {
  const port = await serving({ page: "<html><head><title>Whisper.cpp Server</title></head></html>" });
  expect(await linesOf(port)).toEqual([
    `whisper.cpp (if started with --inference-path /v1/audio/transcriptions --convert) runs on this machine. To turn recordings into text with it: TRANSCRIPTION_BASE_URL=http://127.0.0.1:${port}/v1 npm start`,
  ]);
});

it.each([
  { models: ["qwen3:4b", "kokoro-tts"] },
  { models: ["whisper\u001b[2J"] },
  { page: "<title>Hi</title>" },
])("%j is no server for transcription", async (server) => {
  expect(await linesOf(await serving(server))).toEqual([]);
});

it.each<Record<string, string>>([
  { TRANSCRIPTION_PROVIDER: "none" },
  { TRANSCRIPTION_BASE_URL: "http://127.0.0.1:1/v1" },
])("nothing is looked for where %j is set", async (environment) => {
  const port = await serving({ models: ["whisper-1"] });
  expect(await findTranscribers(environment, { Speaches: port })).toEqual([]);
});

it("Amazon Transcribe is refused on one machine, unless something stands in for it", () => {
  const amazon = { TRANSCRIPTION_PROVIDER: "amazon" };
  expect(() => checkTranscription(amazon)).toThrow(/needs a deployment on AWS.*Set TRANSCRIPTION_BASE_URL/);
  checkTranscription({ ...amazon, AWS_ENDPOINT_URL_TRANSCRIBE: "http://127.0.0.1:1" });
  expect(() => checkTranscription({ TRANSCRIPTION_PROVIDER: "whisper" })).toThrow(
    /TRANSCRIPTION_PROVIDER: must be/,
  );
});
