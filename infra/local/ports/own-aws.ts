import type { AwsAccess } from "#platform/models/bedrock.ts";

const names = [
  "AWS_PROFILE",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "AWS_SESSION_TOKEN",
  "AWS_REGION",
] as const;

/**
 * Moves the user's AWS variables to OWN_ names, which no client reads, because the stand-ins' keys replace them in the
 * environment of this process and its child processes.
 */
export const keepOwnAws = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  if (reachesAws(environment)) environment.AWS_REGION ??= await configuredRegion(environment.AWS_PROFILE);
  for (const name of names) {
    if (environment[name]) environment[`OWN_${name}`] = environment[name];
    delete environment[name];
  }
  delete environment.AWS_IGNORE_CONFIGURED_ENDPOINT_URLS;
};

/** Access to the user's own AWS account: static keys, else the profile, which refreshes expired credentials. */
export const ownAws = (environment: NodeJS.ProcessEnv): AwsAccess => {
  const { OWN_AWS_PROFILE: profile = "default", OWN_AWS_REGION: region = "us-east-1" } = environment;
  const { OWN_AWS_ACCESS_KEY_ID: accessKeyId, OWN_AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (environment.OWN_AWS_PROFILE || !accessKeyId || !secretAccessKey) return { profile, region };
  const { OWN_AWS_SESSION_TOKEN: sessionToken } = environment;
  return { credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }, region };
};

const reachesAws = ({ MODEL_PROVIDER, EMBEDDING_PROVIDER, OPENAI_API_KEY_SECRET_ARN }: NodeJS.ProcessEnv) =>
  MODEL_PROVIDER === "bedrock" || EMBEDDING_PROVIDER === "bedrock" || Boolean(OPENAI_API_KEY_SECRET_ARN);

/** The region of the profile in the user's AWS configuration file, if any. */
const configuredRegion = async (profile = "default"): Promise<string> => {
  const { BedrockRuntimeClient } = await import("@aws-sdk/client-bedrock-runtime");
  return new BedrockRuntimeClient({ profile }).config.region().catch(() => "us-east-1");
};
