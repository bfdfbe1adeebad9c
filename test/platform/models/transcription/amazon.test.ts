import {
  BadRequestException,
  ConflictException,
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  InternalFailureException,
  LimitExceededException,
  StartTranscriptionJobCommand,
  TranscribeClient,
  TranscribeServiceException,
} from "@aws-sdk/client-transcribe";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchTranscript } from "#platform/models/transcription/amazon/fetch-transcript.ts";
import { amazonTranscriber } from "#platform/models/transcription/amazon.ts";
import { type Behaviour, itTranscribes, sound, transcribe } from "./contract.ts";

const service = mockClient(TranscribeClient);
const uri = "https://s3.us-east-1.amazonaws.com/transcripts/one.json";
const $metadata = {};
let file = "";

beforeEach(() => {
  service.reset();
  vi.stubEnv("UPLOADS_BUCKET", "uploads");
});
afterAll(() => {
  service.restore();
  vi.unstubAllEnvs();
});

const transcriber = async () => amazonTranscriber({ aws: { region: "us-east-1" }, fetch: async () => file });
const jobs = async () => {
  const made = await transcriber();
  if ("transcribe" in made) throw new Error("It answers at once.");
  return made;
};
const job = (changes: object) =>
  service.on(GetTranscriptionJobCommand).resolves({ TranscriptionJob: changes });

const behave = (behaviour: Behaviour) => {
  const start = service.on(StartTranscriptionJobCommand);
  start.resolves({});
  file = "{}";
  job({ TranscriptionJobStatus: "COMPLETED", Transcript: { TranscriptFileUri: uri } });
  if (behaviour === "busy") start.rejects(new LimitExceededException({ message: "Slow", $metadata }));
  else if (behaviour === "fails") start.rejects(new InternalFailureException({ message: "No", $metadata }));
  else if (behaviour === "refuses the credentials")
    start.rejects(
      new TranscribeServiceException({
        name: "AccessDeniedException",
        message: "arn:aws:iam::123456789012:role/secret may not",
        $fault: "client",
        $metadata: { httpStatusCode: 400 },
      }),
    );
  else if (behaviour === "says nothing readable") file = '{"results": ';
  else if (typeof behaviour !== "string") file = fileOf(behaviour);
};

const fileOf = ({ says, language, words = [] }: Exclude<Behaviour, string>): string => {
  const items = words.flatMap(([start, word]) => {
    const [, spoken = "", mark] = /^([^.]*)(\.?)$/.exec(word) ?? [];
    const alternatives = (content: string) => [{ confidence: "0.99", content }];
    return [
      { type: "pronunciation", start_time: String(start), end_time: "9", alternatives: alternatives(spoken) },
      ...(mark ? [{ type: "punctuation", alternatives: alternatives(mark) }] : []),
    ];
  });
  const transcripts = [{ transcript: says }];
  return JSON.stringify({
    jobName: "one",
    status: "COMPLETED",
    results: { transcripts, items, language_code: language },
  });
};

describe("Amazon Transcribe", () => itTranscribes({ transcriber, behave, secrets: ["123456789012"] }));

it("a job reads the sound from the bucket and finds its language out", async () => {
  behave({ says: "" });
  await transcribe(await transcriber(), sound({ contentType: "audio/mp4", key: "recordings/kept/two.m4a" }));
  expect(service.commandCalls(StartTranscriptionJobCommand).map(({ args }) => args[0].input)).toEqual([
    {
      TranscriptionJobName: "docent-one",
      IdentifyLanguage: true,
      MediaFormat: "mp4",
      Media: { MediaFileUri: "s3://uploads/recordings/kept/two.m4a" },
    },
  ]);
});

it("a job that exists already is left alone", async () => {
  service.on(StartTranscriptionJobCommand).rejects(new ConflictException({ message: "Exists", $metadata }));
  await (await jobs()).start(sound(), "docent-one");
});

it.each<[string | undefined, RegExp]>([
  ["Your audio file must have a speech segment long enough in duration", /^Too little is spoken/],
  ["The media format provided does not match the detected media format.", /can't read the sound/],
  ["The S3 object s3://uploads/one could not be accessed", /can't open the recording/],
  [undefined, /could not turn this recording into text/],
])("a job that failed for %j says why without names of the installation", async (FailureReason, words) => {
  job({ TranscriptionJobStatus: "FAILED", FailureReason });
  const state = await (await jobs()).read("docent-one");
  expect(state).toEqual({ state: "failed", reason: expect.stringMatching(words) });
  expect(JSON.stringify(state)).not.toContain("uploads");
});

it.each(["QUEUED", "IN_PROGRESS"])("a job is running while it is %s", async (TranscriptionJobStatus) => {
  job({ TranscriptionJobStatus });
  expect(await (await jobs()).read("docent-one")).toEqual({ state: "running" });
});

it("a job that is gone has failed, and to forget it again changes nothing", async () => {
  const gone = new BadRequestException({ message: "The requested job couldn't be found.", $metadata });
  service.on(GetTranscriptionJobCommand).rejects(gone).on(DeleteTranscriptionJobCommand).rejects(gone);
  const { read, forget } = await jobs();
  expect(await read("docent-one")).toMatchObject({ state: "failed" });
  await forget("docent-one");
  expect(service.commandCalls(DeleteTranscriptionJobCommand)).toHaveLength(1);
});

it("the language that the job found counts", async () => {
  behave({ says: "Hallo.", language: "en-US" });
  job({
    TranscriptionJobStatus: "COMPLETED",
    LanguageCode: "de-DE",
    Transcript: { TranscriptFileUri: uri },
  });
  expect(await transcribe(await transcriber())).toMatchObject({ language: "de-DE" });
});

it.each(["http://s3.us-east-1.amazonaws.com/one.json", "file:///etc/hosts", "one.json"])(
  "a transcript at %s is not read",
  async (address) => {
    await expect(fetchTranscript(address)).rejects.toMatchObject({ kind: "unreadable" });
  },
);
