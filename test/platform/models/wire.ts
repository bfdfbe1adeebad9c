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

export const impatient = { MODEL_TIMEOUT_SECONDS: "0.3" };
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
