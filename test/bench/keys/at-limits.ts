import { setTimeout as pause } from "node:timers/promises";
import { startProduct, unlimited } from "../../product.ts";
import { randomFrom } from "../../random.ts";
import { uploadText } from "../../upload.ts";
import { as } from "../../users.ts";
import { numberOf } from "../option.ts";
import { percentile, type Row } from "../table.ts";
import { type Asker, askFor } from "./asker.ts";

const keys = 100;
const perMinute = 20;
/** A key offers so much more than its limit. */
const excess = 1.3;

/**
 * 100 keys that ask above their limits for some minutes (`--minutes`, one by default), a tenth of them up to their
 * daily quota: each passes exactly as often as it may, is answered, and is counted.
 */
export const atLimits = async (): Promise<Row[]> => {
  const minutes = numberOf("minutes", 1);
  const product = await startProduct({ env: unlimited });
  const owner = await as("ann", product.url);
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Shop help", use_case: "support" });
  await uploadText(owner, rag_system_id, "handbook.txt", "Refunds are paid within 14 days of the return.");
  const askers: (Asker & { due: number })[] = [];
  for (let at = 0; at < keys; at++) {
    const due = Math.ceil((minutes * perMinute) / (at % 10 === 0 ? 2 : 1));
    const settings = { requests_per_minute: perMinute, daily_quota: at % 10 === 0 ? due : 10_000 };
    const made = await owner.apiKeys.create({ name: `Key ${at}`, rag_system_id, ...settings });
    askers.push({ id: made.id, key: made.api_key, due });
  }
  const until = await windowOf(minutes);
  const random = randomFrom(1);
  const interval = 60_000 / (perMinute * excess);
  const held = await Promise.all(
    askers.map((asker) =>
      askFor(asker, { url: product.url, until, interval, firstAfter: random.below(interval) }),
    ),
  );
  const { items } = await owner.apiKeys.list({});
  await product.stop();
  const used = new Map(items.map((item) => [item.id, item]));
  const total = (count: (one: (typeof held)[number]) => number) =>
    held.reduce((sum, one) => sum + count(one), 0);
  const off = held.filter(({ id, answered }) => used.get(id)?.usage_count !== answered);
  const times = held.flatMap(({ milliseconds }) => milliseconds);
  return [
    { what: "minutes", value: minutes, unit: "" },
    { what: "calls", value: total(({ answered, refused }) => answered + refused), unit: "calls" },
    { what: "answered", value: total(({ answered }) => answered), unit: "calls" },
    { what: "refused above the limit", value: total(({ refused }) => refused), unit: "calls" },
    { what: "failed", value: total(({ failed }) => failed), unit: "calls", atMost: 0 },
    {
      what: "keys that passed more or less often than they may",
      value: held.filter(({ due, answered }) => answered !== due).length,
      unit: "keys",
      atMost: 0,
    },
    { what: "keys whose usage is not what was answered", value: off.length, unit: "keys", atMost: 0 },
    { what: "an allowed call, p50", value: percentile(times, 0.5), unit: "ms" },
    { what: "an allowed call, p95", value: percentile(times, 0.95), unit: "ms" },
  ];
};

/** Waits for a minute to begin, and returns when the last one is about to end. */
const windowOf = async (minutes: number): Promise<number> => {
  const start = Math.ceil(Date.now() / 60_000) * 60_000;
  await pause(start + 500 - Date.now());
  return start + minutes * 60_000 - 1500;
};
