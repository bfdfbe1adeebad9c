import type { AwsAccess } from "#platform/models/bedrock.ts";

const names = [
  "AWS_PROFILE",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "AWS_SESSION_TOKEN",
  "AWS_REGION",
] as const;

/**
 * Keeps how the person who runs it reaches AWS, under names that no client reads, so that the stand-ins' keys can take
 * their place in the environment, also in that of further processes.
 */
export const keepOwnAws = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  if (reachesAws(environment)) environment.AWS_REGION ??= await configuredRegion(environment.AWS_PROFILE);
  for (const name of names) {
    if (environment[name]) environment[`OWN_${name}`] = environment[name];
    delete environment[name];
  }
  delete environment.AWS_IGNORE_CONFIGURED_ENDPOINT_URLS;
};

/** How the person's own account is reached. Without static keys it is by their profile, which renews what expires. */
export const ownAws = (environment: NodeJS.ProcessEnv): AwsAccess => {
  const { OWN_AWS_PROFILE: profile = "default", OWN_AWS_REGION: region = "us-east-1" } = environment;
  const { OWN_AWS_ACCESS_KEY_ID: accessKeyId, OWN_AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (environment.OWN_AWS_PROFILE || !accessKeyId || !secretAccessKey) return { profile, region };
  const { OWN_AWS_SESSION_TOKEN: sessionToken } = environment;
  return { credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }, region };
};

const reachesAws = ({ MODEL_PROVIDER, EMBEDDING_PROVIDER, OPENAI_API_KEY_SECRET_ARN }: NodeJS.ProcessEnv) =>
  MODEL_PROVIDER === "bedrock" || EMBEDDING_PROVIDER === "bedrock" || Boolean(OPENAI_API_KEY_SECRET_ARN);

/** The region of the profile in the person's AWS configuration file, if it names one. */
const configuredRegion = async (profile = "default"): Promise<string> => {
  const { BedrockRuntimeClient } = await import("@aws-sdk/client-bedrock-runtime");
  return new BedrockRuntimeClient({ profile }).config.region().catch(() => "us-east-1");
};
