import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { SolvedChallenge } from "#shared/forum/shapes.ts";
import { call } from "./call.ts";

/** Gets a puzzle and solves it, which takes a phone one to two seconds. `box` is shown until then. */
export const solvePuzzle = async (box: HTMLElement): Promise<SolvedChallenge> => {
  box.hidden = false;
  try {
    const challenge = await call<Challenge>("GET", "challenge");
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error("The check took too long.");
    const { parameters, signature = "" } = challenge;
    return { challenge: { parameters: { ...parameters }, signature }, solution };
  } finally {
    box.hidden = true;
  }
};
