import type { AwsAccess } from "../bedrock.ts";
import { redactError } from "../calls/redact-error.ts";
import { notConfigured } from "../settings.ts";

/** Reads the OpenAI key from Secrets Manager. Throws AppError `not_configured` if it is missing or empty. */
export const openaiKeyOf = async (arn: string, aws: AwsAccess): Promise<string> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import("@aws-sdk/client-secrets-manager");
  const { SecretString } = await new SecretsManagerClient(aws)
    .send(new GetSecretValueCommand({ SecretId: arn }))
    .catch((error: unknown) => {
      throw Object.assign(unusable("cannot be read"), { cause: redactError(error) });
    });
  const key = SecretString?.trim();
  if (!key) throw unusable("is empty");
  return key;
};

export const withoutKey = { reason: "credentials", of: "installation", model: "" } as const;

const unusable = (why: string) =>
  notConfigured(`the secret with the model's key ${why}. Check OPENAI_API_KEY_SECRET_ARN.`, withoutKey);
