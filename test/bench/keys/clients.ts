import { setTimeout as pause } from "node:timers/promises";
import { verifyApiKey } from "#platform/access/key/api-key.ts";
import { limitApiKey } from "#platform/rate-limit/api-key-limits.ts";
import { randomFrom } from "../../random.ts";

/** A process of clients that all ask with one key, on a clock that runs faster. */
const [place = 0, clients = 50, startsAt = 0, windows = 10] = process.argv.slice(2).map(Number);
const secret = process.env.KEY;
/** A minute in a second. */
const pace = 60;
const start = Math.ceil(startsAt / 60_000) * 60_000;
const now = (): number => start + (Date.now() - startsAt) * pace;
const draw = randomFrom(place + 1);

/** Requests that passed, by their minute. */
const passed: Record<string, number> = {};
let refused = 0;
let failed = 0;

const client = async (): Promise<void> => {
  while (now() < start + windows * 60_000) {
    const at = now();
    try {
      await limitApiKey(await verifyApiKey(secret, at), at);
      const minute = new Date(at).toISOString().slice(0, 16);
      passed[minute] = (passed[minute] ?? 0) + 1;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "rate_limited") refused += 1;
      else failed += 1;
    }
    await pause(draw.below(30));
  }
};

while (Date.now() < startsAt) await pause(1);
await Promise.all(Array.from({ length: clients }, client));
console.log(JSON.stringify({ passed, refused, failed }));
