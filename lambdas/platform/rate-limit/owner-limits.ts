import { visitorLimits } from "./bounds.ts";
import { limits } from "./limits.ts";

/**
 * Throws AppError `rate_limited` if the members of an account asked or searched too much in this minute or today. A
 * question that the minute's limit refuses does not count for the day.
 */
export const limitOwner = async (accountId: string): Promise<void> => {
  const { owner, ownerDay } = visitorLimits();
  await limits({
    subject: `${accountId}#OWN`,
    per: "minute",
    bounds: [{ name: "all", most: owner, refusal: "Your account asked many questions in a short time." }],
  }).pass();
  await limits({
    subject: `${accountId}#OWN`,
    per: "day",
    bounds: [
      {
        name: "day",
        most: ownerDay,
        refusal: "Your account has reached its limit of questions for today.",
      },
    ],
  }).pass();
};

/** Throws AppError `rate_limited` if the members of an account looked at near questions too often in this minute. */
export const limitNearQuestions = async (accountId: string): Promise<void> => {
  const refusal = "Your account looked at near questions too often in a short time.";
  await limits({
    subject: `${accountId}#NEAR`,
    per: "minute",
    bounds: [{ name: "all", most: visitorLimits().owner, refusal }],
  }).pass();
};
