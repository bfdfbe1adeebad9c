import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { keyFor } from "#platform/access/secret/app-secret.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { AppError } from "#shared/errors.ts";
import { wrongCodes } from "#shared/knowledge/rules.ts";
import type { StoredInterview } from "./entities.ts";

/** Capital letters and digits without those that look alike: 0 and O, 1 and I. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const newCode = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join("");

type Coded = Pick<StoredInterview, "id" | "access_code">;

/** The digest of its code that a grant keeps. */
export const codeDigest = async ({ id, access_code }: Coded): Promise<string> =>
  (await digestOf(id, access_code ?? "")).toString("base64url");

/**
 * Throws AppError `forbidden` for a wrong code, and `rate_limited` after too many. A try counts before its code is
 * compared, so that tries at the same moment are bounded too; a right one is taken back.
 */
export const checkCode = async (interview: Coded, userId: string, entered: string): Promise<void> => {
  const { id, access_code } = interview;
  if (access_code === null) return;
  const now = Date.now();
  const name = `visitor ${userId.slice(-40)}`;
  const counted = limits({
    subject: `${id}#CODES`,
    per: "hour",
    bounds: [
      { name, most: wrongCodes.visitor, refusal: `You entered ${wrongCodes.visitor} wrong access codes.` },
      { name: "all", most: wrongCodes.interview, refusal: "Too many wrong access codes were entered here." },
    ],
  });
  await counted.pass(now);
  const isRight = timingSafeEqual(await digestOf(id, entered.trim()), await digestOf(id, access_code));
  if (!isRight) throw new AppError("forbidden", "Invalid access code.");
  await counted.giveBack([name, "all"], now);
};

const digestOf = async (interviewId: string, code: string): Promise<Buffer> =>
  createHmac("sha256", await keyFor("interview's access code"))
    .update(`${interviewId} ${code}`)
    .digest();
