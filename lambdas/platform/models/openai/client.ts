import OpenAI from "openai";
import type { AwsAccess } from "../bedrock.ts";
import { isOpenaisOwn, notConfigured, type Settings } from "../settings.ts";
import { openaiKeyOf, withoutKey } from "./secret.ts";
import { fetchOverHttp } from "./transport.ts";

/** A client of the configured server. Throws AppError `not_configured` if OpenAI's own API has no key. */
export const openaiClient = async (
  { openai }: Pick<Settings, "openai">,
  aws: AwsAccess = {},
): Promise<OpenAI> => {
  const apiKey = openai.key ?? (openai.keySecretArn && (await openaiKeyOf(openai.keySecretArn, aws)));
  if (!apiKey && isOpenaisOwn(openai.baseUrl)) throw notConfigured("set OPENAI_API_KEY.", withoutKey);
  return new OpenAI({
    apiKey: apiKey || "none",
    baseURL: openai.baseUrl,
    maxRetries: 0,
    logLevel: "off",
    fetch: fetchOverHttp,
  });
};

/** The advice if nothing answers at the server's address. */
export const openaiUnreachable =
  "nothing answers at OPENAI_BASE_URL. Start the model's server, or correct the address.";
