import {
  ConflictException,
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  NotFoundException,
  StartTranscriptionJobCommand,
  TranscribeClient,
  type TranscriptionJob,
} from "@aws-sdk/client-transcribe";
import { required } from "#platform/environment.ts";
import type { RecordedType } from "#shared/recordings/rules.ts";
import type { AwsAccess } from "../bedrock.ts";
import { amazonFailure, isOfMissingJob, reasonOf } from "./amazon/failure.ts";
import { fetchTranscript } from "./amazon/fetch-transcript.ts";
import { parseTranscript } from "./amazon/transcript.ts";
import type { JobState, Transcriber } from "./port.ts";

/** The formats by the names of Amazon Transcribe. */
const formats = { "audio/webm": "webm", "audio/mp4": "mp4", "audio/ogg": "ogg" } as const satisfies Record<
  RecordedType,
  string
>;

interface Access {
  aws?: AwsAccess;
  /** Reads the transcript of a finished job. */
  fetch?: (uri: string) => Promise<string>;
}

/** Amazon Transcribe by jobs, which read the sound from the bucket with the credentials of the function's role. */
export const amazonTranscriber = ({ aws = {}, fetch = fetchTranscript }: Access = {}): Transcriber => {
  const client = new TranscribeClient(aws);
  return {
    provider: "amazon",
    model: "standard",
    start: async ({ key, contentType }, jobName) => {
      const start = new StartTranscriptionJobCommand({
        TranscriptionJobName: jobName,
        IdentifyLanguage: true,
        MediaFormat: formats[contentType],
        Media: { MediaFileUri: `s3://${required("UPLOADS_BUCKET")}/${key}` },
      });
      await client.send(start).catch((error) => {
        if (!(error instanceof ConflictException)) throw amazonFailure(error);
      });
    },
    read: async (jobName) => {
      const read = new GetTranscriptionJobCommand({ TranscriptionJobName: jobName });
      try {
        const { TranscriptionJob } = await client.send(read);
        return await stateOf(TranscriptionJob, fetch);
      } catch (error) {
        if (isOfMissingJob(error)) return { state: "failed", reason: unknown };
        throw amazonFailure(error);
      }
    },
    forget: async (jobName) => {
      await client
        .send(new DeleteTranscriptionJobCommand({ TranscriptionJobName: jobName }))
        .catch((error) => {
          if (!(error instanceof NotFoundException || isOfMissingJob(error))) throw amazonFailure(error);
        });
    },
  };
};

const unknown = "Amazon Transcribe does not know this transcription any more. Start it again.";

const stateOf = async (
  job: TranscriptionJob | undefined,
  fetch: (uri: string) => Promise<string>,
): Promise<JobState> => {
  const { TranscriptionJobStatus: status, Transcript, LanguageCode, FailureReason } = job ?? {};
  if (status === "FAILED") return { state: "failed", reason: reasonOf(FailureReason) };
  if (status !== "COMPLETED" || !Transcript?.TranscriptFileUri) return { state: "running" };
  const transcription = parseTranscript(await fetch(Transcript.TranscriptFileUri));
  return {
    state: "done",
    transcription: { ...transcription, language: LanguageCode ?? transcription.language },
  };
};
