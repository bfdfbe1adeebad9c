import { expect } from "vitest";
import { reportRed } from "../../corpus.ts";
import { drawnFrom } from "../../seed.ts";
import { type Call, call, type Reply } from "./call.ts";
import { faultOf } from "./faults.ts";

export interface Case {
  /** Unique; the same for the same seed. */
  name: string;
  call: Call;
  /** More is sent than the product reads: it may close the connection, and its answer be lost with that. */
  mayHangUp?: boolean;
  /** The name says too little to make the case again. */
  drawnBy?: { suite: string; seed: number };
  /** Says what is wrong with the response to this case; `faultOf` checks every response. */
  complaint?: (reply: Reply) => string | undefined;
}

/** For a test of some thousand cases on a machine that has much else to do. */
export const playMilliseconds = 600_000;

/** So many of a test's cases run each time, however many routes there are. */
const casesAtMost = 500;
const atOnce = 8;
const suite = "abuse";
const shown = 5;

/** Plays a drawing of the cases, or the one that ABUSE_CASE names, and says how to play those again that failed. */
export const play = async ({ url }: { url: string }, cases: Case[]): Promise<void> => {
  const only = process.env.ABUSE_CASE;
  const left = only
    ? cases.filter(({ name }) => name === only)
    : [...drawnFrom(suite, cases, casesAtMost, ({ name }) => name)];
  const failed: string[] = [];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const reply = await call(url, next.call);
      if (reply.status === 0 && next.mayHangUp) continue;
      const wrong = faultOf(reply) ?? next.complaint?.(reply);
      if (!wrong) continue;
      failed.push(told(next, reply, wrong));
      reportRed(next.drawnBy?.suite ?? suite, next.drawnBy?.seed ?? next.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(failed.length, `${failed.slice(0, shown).join("\n\n")}\n${failed.length} cases failed`).toBe(0);
};

export const isOneOf =
  (...statuses: number[]) =>
  ({ status }: Reply): string | undefined =>
    statuses.includes(status) ? undefined : `${status} instead of ${statuses.join(" or ")}`;

const told = ({ name, call: { method, path, headers, body } }: Case, reply: Reply, wrong: string): string =>
  [
    `${name}: ${wrong}`,
    `  ${method} ${cut(path)} ${cut(JSON.stringify(headers ?? {}))}`,
    `  ${cut(String(body ?? ""))}`,
    `  ${reply.status} ${cut(reply.body)}`,
    `  again, alone: ABUSE_CASE=${JSON.stringify(name)} npm test -- test/abuse`,
  ].join("\n");

const cut = (text: string): string =>
  text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text;
