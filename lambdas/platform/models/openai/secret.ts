import type { AwsAccess } from "../bedrock.ts";
import { redactError } from "../calls/redact-error.ts";
import { notConfigured } from "../settings.ts";

/**
 * Reads the key of a server that speaks OpenAI's protocol from Secrets Manager. Throws AppError `not_configured` with the
 * variable that names the secret if it is missing or empty.
 */
export const openaiKeyOf = async (
  arn: string,
  aws: AwsAccess,
  variable = "OPENAI_API_KEY_SECRET_ARN",
): Promise<string> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import("@aws-sdk/client-secrets-manager");
  const { SecretString } = await new SecretsManagerClient(aws)
    .send(new GetSecretValueCommand({ SecretId: arn }))
    .catch((error: unknown) => {
      throw Object.assign(unusable("cannot be read", variable), { cause: redactError(error) });
    });
  const key = SecretString?.trim();
  if (!key) throw unusable("is empty", variable);
  return key;
};

export const withoutKey = { reason: "credentials", of: "installation", model: "" } as const;

const unusable = (why: string, variable: string) =>
  notConfigured(`the secret with the model's key ${why}. Check ${variable}.`, withoutKey);
