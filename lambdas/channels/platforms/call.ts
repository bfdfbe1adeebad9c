import { optional } from "#platform/environment.ts";
import { fetchOutside, type OutsideRequest } from "#platform/outgoing/fetch-outside.ts";
import type { Channel } from "#shared/channels/channel.ts";
import { AppError } from "#shared/errors.ts";

/** The platforms' own addresses, unless the installation names others, such as a Bot API server of its own. */
const addresses: Record<Channel, { variable: string; usual: string }> = {
  telegram: { variable: "TELEGRAM_API_URL", usual: "https://api.telegram.org" },
  slack: { variable: "SLACK_API_URL", usual: "https://slack.com/api" },
  discord: { variable: "DISCORD_API_URL", usual: "https://discord.com/api/v10" },
};

interface PlatformCall {
  path: string;
  method?: OutsideRequest["method"];
  headers?: Record<string, string>;
  json?: object;
}

export interface PlatformReply {
  status: number;
  /** Empty if the body is no JSON object. */
  body: Record<string, unknown>;
}

/**
 * Calls a platform's API. Any status is a reply. Throws AppError `unavailable` if the platform is not reached, `invalid`
 * for a path that an id or token in it would make another one.
 */
export const callPlatform = async (
  channel: Channel,
  { path, method = "POST", headers = {}, json }: PlatformCall,
): Promise<PlatformReply> => {
  const { variable, usual } = addresses[channel];
  const base = (optional(variable) ?? usual).replace(/\/$/, "");
  if (!URL.parse(base + path)?.href.endsWith(path))
    throw new AppError("invalid", "The platform named something that can't stand in an address.");
  const { status, body } = await fetchOutside(base + path, {
    method,
    headers: { accept: "application/json", "user-agent": "Docent (bot)", ...contentOf(json), ...headers },
    ...(json && { body: JSON.stringify(json) }),
    maxRedirects: 0,
    timeoutSeconds: 8,
  });
  return { status, body: objectIn(body) };
};

const contentOf = (json: object | undefined): Record<string, string> =>
  json ? { "content-type": "application/json; charset=utf-8" } : {};

const objectIn = (body: Buffer): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** Whether a later repetition may succeed. */
export const isPassing = ({ status }: PlatformReply): boolean => status === 429 || status >= 500;

/** The message of a call that did not reach the platform; any other error is thrown on. */
export const unreached = (error: unknown): string => {
  if (!(error instanceof AppError)) throw error;
  return error.message;
};
