import { verifyApiKey } from "#platform/access/key/api-key.ts";
import { limitApiKey } from "#platform/rate-limit/api-key-limits.ts";
import { percentile, type Row } from "../table.ts";
import { openTable, secrets } from "./own-table.ts";

const rounds = 2000;

/** The check of a key in a warm process, with one read of the table over HTTP, and with the counters of its limits. */
export const checkTime = async (): Promise<Row[]> => {
  await openTable();
  const secret = secrets.free;
  const checked = await times(() => verifyApiKey(secret));
  const unknown = await times(() => verifyApiKey(`${secret.slice(0, -1)}x`).catch(() => undefined));
  const counted = await times(async () => limitApiKey(await verifyApiKey(secret)));
  return [
    { what: "a key, p50", value: percentile(checked, 0.5), unit: "ms" },
    { what: "a key, p95", value: percentile(checked, 0.95), unit: "ms", atMost: 2 },
    { what: "a key that is unknown, p95", value: percentile(unknown, 0.95), unit: "ms", atMost: 2 },
    { what: "a key with both limits, p95", value: percentile(counted, 0.95), unit: "ms" },
  ];
};

const times = async (work: () => Promise<unknown>): Promise<number[]> => {
  for (let warm = 0; warm < 300; warm++) await work();
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await work();
    taken.push(performance.now() - startedAt);
  }
  return taken;
};
