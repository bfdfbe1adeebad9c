import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { keyFor } from "#platform/access/secret/app-secret.ts";
import { AppError } from "#shared/errors.ts";
import type { SolvedChallenge } from "#shared/forum/shapes.ts";
import { puzzleEntity } from "../entities.ts";

/** How long a puzzle may be solved and used. */
const lifeSeconds = 20 * 60;

/** About a thousand keys of a thousand rounds: one to two seconds of a phone, three milliseconds of this function. */
const rounds = 1000;
const tries = { least: 700, most: 1300 };

const secrets = async () => {
  const [signature, key] = await Promise.all([keyFor("forum puzzle"), keyFor("forum puzzle's key")]);
  return {
    hmacSignatureSecret: signature.toString("base64url"),
    hmacKeySignatureSecret: key.toString("base64url"),
  };
};

const now = (): number => Math.floor(Date.now() / 1000);

/** A new puzzle; nothing of it is stored. */
export const newPuzzle = async (): Promise<Challenge> =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: rounds,
    counter: randomInt(tries.most, tries.least),
    deriveKey,
    expiresAt: now() + lifeSeconds,
    ...(await secrets()),
  });

/** Throws AppError `invalid` for a puzzle that is not ours, not solved, too old, or used before. Uses it up. */
export const passPuzzle = async ({ challenge, solution }: SolvedChallenge): Promise<void> => {
  const { verified, expired } = await verifySolution({
    challenge: challenge as unknown as Challenge,
    solution,
    deriveKey,
    ...(await secrets()),
  });
  if (!verified)
    throw new AppError(
      "invalid",
      expired
        ? "The check of your browser is too old. Send it once more; your text is still there."
        : "The check of your browser went wrong. Send it once more; your text is still there.",
    );
  const puzzle = { id: challenge.signature, ttl: now() + 2 * lifeSeconds };
  await puzzleEntity.create(puzzle).catch((error) => {
    throw error instanceof AppError && error.code === "conflict"
      ? new AppError("conflict", "This was sent already. Reload the page to see it.")
      : error;
  });
};
