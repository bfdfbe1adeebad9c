import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { guardMilliseconds, until } from "../until.ts";
import { startProcesses } from "./processes/start.ts";

type Processes = Awaited<ReturnType<typeof startProcesses>>;

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses(2);
});
afterAll(() => processes.stop());

const owner = (url = processes.urls[0] ?? "") =>
  createClient(contract, url, (request) => {
    request.headers.set("authorization", `Bearer ${processes.token}`);
    return fetch(request);
  });

interface Made {
  id: string;
  api_key: string;
  expiresAt: string;
}

/** Ways in which a key ends; each returns when it has ended, in milliseconds since 1970. */
const endings: Record<string, (made: Made) => Promise<number>> = {
  disabled: ({ id }) => owner().apiKeys.update({ id, is_active: false }).then(Date.now),
  deleted: ({ id }) => owner().apiKeys.remove({ id }).then(Date.now),
  "rotated without an overlap": ({ id }) => owner().apiKeys.rotate({ old_key_id: id }).then(Date.now),
  expired: async ({ expiresAt }) => Date.parse(expiresAt),
};

interface Seen {
  startedAt: number;
  repliedAt: number;
  status: number;
}

const fewest = 5;
/** Long enough for a busy machine to ask with the key before. */
const validMilliseconds = 4000;

/** Requests one after the other, through three functions, until some have come after the key's end. */
const requestUntil = async (url: string, { api_key }: Made, isOver: (seen: Seen[]) => boolean) => {
  const seen: Seen[] = [];
  const headers = { authorization: `Bearer ${api_key}` };
  const requests = [
    () => fetch(`${url}/functions/v1/api-key-info`, { headers }),
    () => fetch(`${url}/functions/v1/documents`, { headers }),
    () => fetch(`${url}/v1/models`, { headers }),
  ];
  for (const end = Date.now() + guardMilliseconds; Date.now() < end && !isOver(seen); ) {
    const startedAt = Date.now();
    const reply = await requests[seen.length % requests.length]?.();
    await reply?.arrayBuffer();
    seen.push({ startedAt, repliedAt: Date.now(), status: reply?.status ?? 0 });
    await pause(10);
  }
  return seen;
};

it(
  "each process refuses a key from the moment on at which it is disabled, deleted, rotated or expired",
  async () => {
    const { id: rag_system_id } = await owner().chatbots.create({ name: "Shop help", use_case: "support" });
    const settings = { rag_system_id, requests_per_minute: 1000, daily_quota: 10_000 };
    // The functions are loaded by their first request.
    const first = { ...(await owner().apiKeys.create({ name: "First", ...settings })), expiresAt: "" };
    await Promise.all(processes.urls.map((url) => requestUntil(url, first, (seen) => seen.length >= fewest)));
    const expiresAt = new Date(Date.now() + validMilliseconds).toISOString();
    const followed = Object.entries(endings).map(async ([name, end]) => {
      const ends = name === "expired" && { expires_at: expiresAt };
      const made = { ...(await owner().apiKeys.create({ name, ...settings, ...ends })), expiresAt };
      const passed = new Map<string, Seen[]>();
      let endedAt = Number.POSITIVE_INFINITY;
      const after = (seen: Seen[]) => seen.filter(({ startedAt }) => startedAt >= endedAt);
      const all = processes.urls.map((url) =>
        requestUntil(url, made, (seen) => {
          passed.set(url, seen);
          return after(seen).length >= fewest;
        }),
      );
      await until(async () =>
        processes.urls.every((url) => (passed.get(url)?.length ?? 0) >= fewest) ? true : undefined,
      );
      const begunAt = Date.now();
      endedAt = await end(made);
      const before = (seen: Seen[]) => seen.filter(({ repliedAt }) => repliedAt < Math.min(begunAt, endedAt));
      for (const seen of await Promise.all(all)) {
        const statuses = (some: Seen[]) => [...new Set(some.map(({ status }) => status))];
        expect([name, statuses(before(seen))]).toEqual([name, [200]]);
        expect([name, statuses(after(seen))]).toEqual([name, [401]]);
      }
    });
    await Promise.all(followed);
  },
  2 * guardMilliseconds,
);
