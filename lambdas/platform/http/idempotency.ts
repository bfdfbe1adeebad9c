import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Route } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import { rateOf } from "../access/context.ts";
import type { Call, Reply, Run } from "./call.ts";
import { type KeptReply, keptReplies } from "./kept-replies.ts";
import { headersOf } from "./response.ts";

/**
 * Begins to carry a request out, or answers it with the reply of another one with the same key, within 24 hours, also
 * while that is carried out. Throws AppError `key_reused` for another request with the same key, and `conflict` if it
 * takes too long. A request that fails may be sent again.
 */
export const begin = async (idempotencyKey: string, asked: Call): Promise<Run | { reply: Reply }> => {
  if (!("apiKey" in asked.context)) throw new Error("Only routes for API keys take an Idempotency-Key.");
  refuseUnfit(idempotencyKey, asked.input);
  const of = {
    family_id: asked.context.apiKey.familyId,
    id: createHash("sha256").update(idempotencyKey).digest("hex"),
    fingerprint: await fingerprintOf(asked),
  };
  const patientUntil = Date.now() + patienceSeconds * 1000;
  for (let attempt = 0; ; attempt++) {
    const former = await keptReplies.find(of);
    if (former && former.fingerprint !== of.fingerprint) throw reused();
    if (former?.status !== undefined) return { reply: again(former, asked) };
    if (!former || Date.parse(former.ends_at) <= Date.now()) {
      const run = { ...of, run: randomUUID(), ends_at: endOf(asked.route) };
      if (await keptReplies.take(run)) return run;
    }
    if (Date.now() > patientUntil) throw stillAtWork();
    await pause(Math.min(20 * 2 ** Math.min(attempt, 5), 500) * (0.5 + Math.random()));
  }
};

/** Keeps the reply of a request that was carried out; a stream is not kept. */
export const keep = async (run: Run, { body, statusCode = 200 }: Reply): Promise<void> => {
  if (typeof body === "string") await keptReplies.keep(run, { status: statusCode, body });
};

/** Lets a request that failed be sent again. */
export const release = (run: Run): Promise<void> => keptReplies.release(run);

/** Shorter than every function may run. */
const patienceSeconds = 10;

/** A function that has not answered by then was ended. */
const endOf = ({ streams }: Route): string =>
  new Date(Date.now() + (streams ? 125 : 35) * 1000).toISOString();

const refuseUnfit = (idempotencyKey: string, { stream }: Record<string, unknown>): void => {
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
    throw new AppError("invalid", "Send an Idempotency-Key of 1 to 255 letters, digits and signs.");
  if (stream === true)
    throw new AppError(
      "invalid",
      "A streamed answer can't be repeated. Leave out the Idempotency-Key, or stream.",
    );
};

const fingerprintOf = async ({ name, input }: Call): Promise<string> => {
  const hash = createHash("sha256").update(name);
  for (const [field, value] of Object.entries(input)) {
    hash.update(`\n${field}:`);
    hash.update(value instanceof File ? await digestOf(value) : JSON.stringify(value ?? null));
  }
  return hash.digest("hex");
};

const digestOf = async (file: File): Promise<string> =>
  createHash("sha256")
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest("hex");

const again = ({ status, body }: KeptReply, { route, context }: Call): Reply => {
  if (body === undefined)
    throw new AppError("conflict", "This request was carried out. Its reply is too long to be repeated.");
  const headers = { ...headersOf(route, rateOf(context)), "content-type": "application/json" };
  return { statusCode: status ?? 200, headers: { ...headers, "idempotent-replayed": "true" }, body };
};

const reused = () =>
  new AppError(
    "key_reused",
    "Another request had this Idempotency-Key in the last 24 hours. Choose a new one for each request.",
  );

const stillAtWork = () =>
  new AppError(
    "conflict",
    "A request with this Idempotency-Key is still being carried out. Send it again in some seconds.",
  );
