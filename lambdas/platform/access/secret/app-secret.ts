import { createHmac } from "node:crypto";
import { required } from "../../environment.ts";
import { readStoredSecret } from "./stored-secret.ts";

let secret: Promise<string> | undefined;

/** The installation's secret: APP_SECRET, else the secret at APP_SECRET_ARN, read from Secrets Manager once. */
export const appSecret = (): Promise<string> => {
  secret ??= load().catch((error: unknown) => {
    secret = undefined;
    throw error;
  });
  return secret;
};

/** Derives the key of one purpose from the installation's secret (HMAC-SHA-256). */
export const keyFor = async (purpose: string): Promise<Buffer> =>
  createHmac("sha256", await appSecret())
    .update(purpose)
    .digest();

const load = async (): Promise<string> =>
  process.env.APP_SECRET || ((await readStoredSecret(required("APP_SECRET_ARN"))) ?? "");
