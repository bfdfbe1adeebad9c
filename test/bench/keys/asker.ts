import { setTimeout as pause } from "node:timers/promises";
import { askPath, callWith, question } from "../../public-api/client.ts";

const infoPath = "/functions/v1/api-key-info";
/** An answer takes much more than the key's own figures, so it is asked for less often. */
const infosPerAnswer = 9;

export interface Asker {
  id: string;
  key: string;
}

interface Pace {
  url: string;
  /** Milliseconds since 1970. */
  until: number;
  /** Milliseconds between two calls. */
  interval: number;
  firstAfter: number;
}

/** Calls with one key at a pace of its own, whatever is answered, and counts the replies. */
export const askFor = async <Asking extends Asker>(
  asker: Asking,
  { url, until, interval, firstAfter }: Pace,
) => {
  const send = callWith(asker.key, url);
  const counts = { answered: 0, refused: 0, failed: 0 };
  const milliseconds: number[] = [];
  const call = async (number: number) => {
    const startedAt = performance.now();
    const isAnswer = number % (infosPerAnswer + 1) === 0;
    const reply = isAnswer ? await send(askPath, { query: question }) : await send(infoPath);
    const body = await reply.text();
    if (reply.status === 429) counts.refused++;
    else if (reply.status === 200 && body.includes(isAnswer ? "14 days" : "requests_per_minute")) {
      counts.answered++;
      milliseconds.push(performance.now() - startedAt);
    } else counts.failed++;
  };
  const calls: Promise<void>[] = [];
  await pause(firstAfter);
  for (let number = 0; Date.now() < until; number++) {
    calls.push(call(number).catch(() => void counts.failed++));
    await pause(interval);
  }
  await Promise.all(calls);
  return { ...asker, ...counts, milliseconds };
};
