import { isOpenaisOwn } from "../settings.ts";
import type { Transcriber } from "./port.ts";
import { transcriptionFromEnvironment } from "./settings.ts";

type Service = Pick<Transcriber, "provider" | "model" | "baseUrl">;

/** The version of the price list of OpenAI and Amazon Transcribe: change it with any price. */
export const soundListVersion = "2026-11";

/** OpenAI's list in November 2026, in US dollars for a minute of sound. */
const openai: Record<string, number> = {
  "whisper-1": 0.006,
  "gpt-4o-transcribe": 0.006,
  "gpt-4o-mini-transcribe": 0.003,
};

/** Amazon Transcribe, standard batch, in us-east-1, the first 250,000 minutes of a month; by the second, 15 at least. */
const amazon = { perMinute: 0.024, leastSeconds: 15 };

const nanoDollars = 1_000_000_000;

/**
 * The list price of the transcription of a sound in billionths of a US dollar, an integer; undefined if unknown. A server
 * of one's own has the price of TRANSCRIPTION_PRICE_MINUTE, that of an account has none unless it is OpenAI.
 */
export const priceOfSound = (
  service: Service,
  seconds: number,
  environment: NodeJS.ProcessEnv = process.env,
): number | undefined => {
  const billed = service.provider === "amazon" ? Math.max(amazon.leastSeconds, Math.ceil(seconds)) : seconds;
  const perMinute = minutePrice(service, environment);
  return perMinute === undefined ? undefined : Math.round((billed / 60) * perMinute * nanoDollars);
};

/** In US dollars; undefined if unknown. */
export const minutePrice = (
  { provider, model, baseUrl }: Service,
  environment: NodeJS.ProcessEnv = process.env,
): number | undefined => {
  if (provider === "amazon") return amazon.perMinute;
  if (provider === "account") return baseUrl && isOpenaisOwn(baseUrl) ? openai[undated(model)] : undefined;
  const server = transcriptionFromEnvironment(environment);
  if (server.provider !== "openai") return undefined;
  return isOpenaisOwn(server.baseUrl) ? openai[undated(model)] : server.pricePerMinute;
};

/** The version of the list that a price comes from; a server of one's own has the price of the environment. */
export const soundPriceListOf = (
  { provider }: Service,
  environment: NodeJS.ProcessEnv = process.env,
): string => {
  if (provider !== "openai") return soundListVersion;
  const server = transcriptionFromEnvironment(environment);
  return server.provider === "openai" && !isOpenaisOwn(server.baseUrl) ? "own" : soundListVersion;
};

/** Snapshots end in their date, as in gpt-4o-mini-transcribe-2025-12-15. */
const undated = (model: string): string => model.replace(/-\d{4}-\d{2}-\d{2}$/, "");
