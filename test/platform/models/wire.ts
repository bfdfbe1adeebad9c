import type { ModelEvent, Models } from "#platform/models/port.ts";
import type { Reply, ScriptedServer } from "../../scripted-server.ts";
import { requestTo } from "./contract.ts";

/** Behaviours of a provider's server; a model that answers says "Four weeks." */
export interface Replies {
  answers: Reply;
  /** The connection stays open, without a byte. */
  silent: Reply;
  /** The answer's headers come, and nothing of it. */
  begunSilent: Reply;
  /** Says one word and no more. */
  stalled: Reply;
  /** Says for 200 ms only what it thinks. */
  thinking: Reply;
  throttled: Reply;
  throttledFor(seconds: string): Reply;
  overloaded: Reply;
  overloadedInStream: Reply;
  refusedConnection: Reply;
  cutBefore: Reply;
  cutAfter: Reply;
  throttledMidway: Reply;
  endedEarly: Reply;
  malformed: Record<string, Reply>;
  harmless: Record<string, Reply>;
  declined: Reply;
  declinedMidway: Reply;
  empty: Reply;
  usedUp: Reply;
  cutToLength: Reply;
  refusals: [Reply, string, RegExp][];
  vectors(make: (texts: string[]) => (number | null)[][]): Reply;
}

export interface Wire {
  models(settings?: Record<string, string>): Promise<Models>;
  server(): ScriptedServer;
  replies: Replies;
  /** Parts of credentials and provider's words that nobody may see. */
  secrets: string[];
}

/** For servers that stay silent. */
export const impatient = { MODEL_TIMEOUT_SECONDS: "0.3" };
/** For servers that reply before they fall silent: long enough for a busy machine. */
export const patient = { MODEL_TIMEOUT_SECONDS: "3" };
/** For servers that are asked twice before the time is over. */
export const mostPatient = { MODEL_TIMEOUT_SECONDS: "8" };

/** Calls `think` at once and every 250 ms, and `end` after a second more than the patience. */
export const thinkLong = (think: () => void, end: () => void): void => {
  think();
  const thinking = setInterval(think, 250);
  setTimeout(() => {
    clearInterval(thinking);
    end();
  }, 4000);
};

export const whole = { said: "Four weeks." };

/** Everything that a model says, and how it ends. */
export const answerOf = async (
  { models }: Pick<Wire, "models">,
  settings: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<{ said: string; error?: unknown }> => {
  const asked = await models(settings);
  const events: ModelEvent[] = [];
  try {
    for await (const event of asked.chat(requestTo(asked, signal && { signal }))) events.push(event);
    return { said: textOf(events) };
  } catch (error) {
    return { said: textOf(events), error };
  }
};

const textOf = (events: ModelEvent[]): string =>
  events.map((event) => ("text" in event ? event.text : "")).join("");
