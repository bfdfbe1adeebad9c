import { createHmac } from "node:crypto";
import { required } from "../environment.ts";

let secret: Promise<string> | undefined;

/** The installation's secret: APP_SECRET, else the secret at APP_SECRET_ARN, read from Secrets Manager once. */
export const appSecret = (): Promise<string> => {
  secret ??= load();
  return secret;
};

/** Derives the key of one purpose from the installation's secret (HMAC-SHA-256). */
export const keyFor = async (purpose: string): Promise<Buffer> =>
  createHmac("sha256", await appSecret())
    .update(purpose)
    .digest();

const load = async (): Promise<string> => {
  if (process.env.APP_SECRET) return process.env.APP_SECRET;
  const { SecretsManagerClient, GetSecretValueCommand } = await import("@aws-sdk/client-secrets-manager");
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: required("APP_SECRET_ARN") }),
  );
  if (!SecretString) throw new Error("The application secret is empty.");
  return SecretString;
};
