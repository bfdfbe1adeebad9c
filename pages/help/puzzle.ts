import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { SolvedChallenge } from "#shared/forum/shapes.ts";
import { call, Refusal } from "./call.ts";

/** One that was sent, and of which nobody knows whether it arrived. */
let unanswered: SolvedChallenge | undefined;

/**
 * Sends something with a solved puzzle. After a failure of the network the same one goes out again: the server takes it
 * once, so nothing is posted twice.
 */
export const sendWithPuzzle = async <Reply>(
  box: HTMLElement,
  send: (altcha: SolvedChallenge) => Promise<Reply>,
): Promise<Reply> => {
  const altcha = unanswered ?? (await solvePuzzle(box));
  unanswered = altcha;
  try {
    const reply = await send(altcha);
    unanswered = undefined;
    return reply;
  } catch (error) {
    if (error instanceof Refusal) unanswered = undefined;
    throw error;
  }
};

/** Gets a puzzle and solves it, which takes a phone one to two seconds. `box` is shown until then. */
const solvePuzzle = async (box: HTMLElement): Promise<SolvedChallenge> => {
  // browsers have no cryptography for pages that came without https
  if (!crypto.subtle)
    throw new Refusal("insecure", "Writing needs a secure connection. Open this page by https.");
  box.hidden = false;
  try {
    const challenge = await call<Challenge>("GET", "challenge");
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error("The check took too long.");
    const {
      parameters: { data: _unsigned, ...parameters },
      signature = "",
    } = challenge;
    return { challenge: { parameters, signature }, solution };
  } finally {
    box.hidden = true;
  }
};
