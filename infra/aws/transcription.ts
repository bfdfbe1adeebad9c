import { Stack } from "aws-cdk-lib";
import type { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type { Options } from "../options/options.ts";
import { allow } from "./provision.ts";

export interface TranscriptionChoice {
  provider: "amazon" | "openai" | "none";
  environment: Record<string, string>;
  statements: PolicyStatement[];
  /** The permissions for a service that answers at once. */
  clips: PolicyStatement[];
}

/** Jobs of the product, by the beginning of their names. */
export const jobPrefix = "docent-";

/** The service for transcription: the functions' environment and their permissions. */
export const chooseTranscription = (stack: Construct, options: Options): TranscriptionChoice => {
  const { transcription: provider, transcriptionModel, transcriptionBaseUrl } = options;
  const keySecretArn = provider === "openai" ? keyOf(options) : undefined;
  const clips = keySecretArn ? [allow(["secretsmanager:GetSecretValue"], [keySecretArn])] : [];
  return {
    provider,
    environment: {
      TRANSCRIPTION_PROVIDER: provider,
      ...(transcriptionModel && { TRANSCRIPTION_MODEL: transcriptionModel }),
      ...(transcriptionBaseUrl && { TRANSCRIPTION_BASE_URL: transcriptionBaseUrl }),
      ...(keySecretArn && { TRANSCRIPTION_API_KEY_SECRET_ARN: keySecretArn }),
    },
    statements: [
      // a job that does not exist yet is no resource that IAM can be asked about
      ...(provider === "amazon"
        ? [
            allow(["transcribe:StartTranscriptionJob"], ["*"]),
            allow(["transcribe:GetTranscriptionJob", "transcribe:DeleteTranscriptionJob"], [jobsOf(stack)]),
          ]
        : []),
      ...clips,
    ],
    clips,
  };
};

export const jobsOf = (scope: Construct): string => {
  const { partition, region, account } = Stack.of(scope);
  return `arn:${partition}:transcribe:${region}:${account}:transcription-job/${jobPrefix}*`;
};

/** The key of the language model serves too if it is for the same server. */
const keyOf = ({
  transcriptionKeySecretArn,
  transcriptionBaseUrl,
  openaiBaseUrl,
  openaiKeySecretArn,
}: Options): string | undefined =>
  transcriptionKeySecretArn ??
  (hostOf(transcriptionBaseUrl) === hostOf(openaiBaseUrl) ? openaiKeySecretArn : undefined);

const hostOf = (url = "https://api.openai.com/v1"): string => new URL(url).host;
