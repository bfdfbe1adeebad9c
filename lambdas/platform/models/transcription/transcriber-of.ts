import OpenAI from "openai";
import { openaiKeyOf } from "../openai/secret.ts";
import { fetchOverHttp } from "../openai/transport.ts";
import { isOpenaisOwn } from "../settings.ts";
import { accountTranscriber } from "./account.ts";
import { transcriptionNotConfigured } from "./failure.ts";
import { openaiTranscriber } from "./openai.ts";
import type { Transcriber } from "./port.ts";
import { type ServerSettings, transcriptionFromEnvironment } from "./settings.ts";

/**
 * The service that turns recordings of an account into text: its own server before the installation's; undefined if
 * neither is set up. Throws as `installationTranscriber` does.
 */
export const transcriberOf = async (accountId: string): Promise<Transcriber | undefined> =>
  (await accountTranscriber(accountId)) ?? (await installationTranscriber());

/** The installation's service; undefined without one. Throws AppError `not_configured` with the name of a wrong variable. */
export const installationTranscriber = async (
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Transcriber | undefined> => {
  const settings = transcriptionFromEnvironment(environment);
  if (settings.provider === "none") return undefined;
  if (settings.provider === "amazon") return (await import("./amazon.ts")).amazonTranscriber();
  const { model, baseUrl, keyVariable } = settings;
  return openaiTranscriber({
    provider: "openai",
    model,
    baseUrl,
    words: {
      of: "installation",
      model,
      address: "TRANSCRIPTION_BASE_URL",
      credentials: `Check ${keyVariable}.`,
      otherModel: "Set TRANSCRIPTION_MODEL to another.",
    },
    client: () => openOnce(settings),
  });
};

let opened: { settings: string; client: OpenAI } | undefined;

/** Kept until a setting changes, since a key in Secrets Manager takes a request. */
const openOnce = async (server: ServerSettings): Promise<OpenAI> => {
  const settings = JSON.stringify(server);
  if (opened?.settings !== settings) opened = { settings, client: await open(server) };
  return opened.client;
};

const open = async ({ baseUrl, key, keySecretArn, keyVariable }: ServerSettings): Promise<OpenAI> => {
  const apiKey = key ?? (keySecretArn && (await openaiKeyOf(keySecretArn, {}, keyVariable)));
  if (!apiKey && isOpenaisOwn(baseUrl)) throw transcriptionNotConfigured(`set ${keyVariable}.`);
  return new OpenAI({
    apiKey: apiKey || "none",
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    fetch: fetchOverHttp,
  });
};
