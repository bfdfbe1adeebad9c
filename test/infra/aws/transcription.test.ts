import { expect, it } from "vitest";
import { readOptions } from "#infra/options/options.ts";
import { resources, template } from "./synthesised.ts";

const key = "arn:aws:secretsmanager:us-east-1:123456789012:secret:key-AbCdEf";
const other = "arn:aws:secretsmanager:us-east-1:123456789012:secret:other-AbCdEf";
const own = "https://speech.example.com/v1";
const openai = { modelProvider: "openai", openaiKeySecretArn: key };
// Here rather than in a test: making a stack may take longer than a test may.
const installations: Record<string, string>[] = [{}, openai, { transcriptionBaseUrl: own }];
const stacks = installations.map((options) => template(options));
const [amazon, openais, server] = stacks;

const worker = (from = amazon) =>
  Object.entries(from?.Resources ?? {}).find(([id]) => id.startsWith("FunctionsingestFunction"))?.[1]
    .Properties.Environment;
const policies = (from = amazon) =>
  JSON.stringify(
    Object.entries(from?.Resources ?? {}).filter(([id]) => /^Functions\w+RoleDefaultPolicy/.test(id)),
  );

it("Amazon Transcribe turns recordings into text, by jobs of the product's own", () => {
  expect(worker()).toMatchObject({ Variables: { TRANSCRIPTION_PROVIDER: "amazon" } });
  expect(policies()).toContain("transcribe:StartTranscriptionJob");
  expect(policies()).toContain(":transcription-job/docent-*");
});

it("the end of a job is told to the queue of the function that stores its text", () => {
  const rules = resources("AWS::Events::Rule").filter(({ id }) => id.startsWith("Transcribed"));
  expect(rules.map(({ Properties }) => Properties)).toMatchObject([
    {
      EventPattern: {
        source: ["aws.transcribe"],
        "detail-type": ["Transcribe Job State Change"],
        detail: {
          TranscriptionJobStatus: ["COMPLETED", "FAILED"],
          TranscriptionJobName: [{ prefix: "docent-" }],
        },
      },
      Targets: [{ Arn: { "Fn::GetAtt": [expect.stringMatching(/^Queuesuploads/), "Arn"] } }],
    },
  ]);
});

it("OpenAI does it where its models answer, with their key, and another server where one is named", () => {
  expect(worker(openais)).toMatchObject({
    Variables: { TRANSCRIPTION_PROVIDER: "openai", TRANSCRIPTION_API_KEY_SECRET_ARN: key },
  });
  expect(worker(server)).toMatchObject({
    Variables: { TRANSCRIPTION_PROVIDER: "openai", TRANSCRIPTION_BASE_URL: own },
  });
  for (const one of [openais, server]) {
    expect(policies(one)).not.toContain("transcribe:");
    expect(JSON.stringify(one?.Resources)).not.toContain("aws.transcribe");
  }
});

it.each<[Record<string, string>, RegExp]>([
  [{ transcription: "openai" }, /give transcriptionKeySecretArn/],
  [{ transcription: "amazon", transcriptionModel: "whisper-1" }, /say transcription=openai/],
  [{ transcription: "none", transcriptionKeySecretArn: other }, /say transcription=openai/],
  [{ transcription: "whisper" }, /Use amazon, openai or none/],
])("%j is refused in words", (options, message) => {
  expect(() => readOptions(options)).toThrow(message);
});

it("deleted recordings and given-up parts are soon gone for good", () => {
  const files = resources("AWS::S3::Bucket").find(({ id }) => id.startsWith("UploadsFiles"));
  expect(files?.Properties).toMatchObject({
    LifecycleConfiguration: {
      Rules: expect.arrayContaining([
        expect.objectContaining({
          Prefix: "recordings/",
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        }),
        expect.objectContaining({ Prefix: "recordings/parts/", ExpirationInDays: 2 }),
        expect.objectContaining({ Prefix: "recordings/dictated/", ExpirationInDays: 2 }),
      ]),
    },
  });
});
