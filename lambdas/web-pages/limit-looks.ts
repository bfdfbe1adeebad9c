import { limits } from "#platform/rate-limit/limits.ts";

/** Looks that the members of an account may begin in a day, besides those that are due. */
const maxLooks = 200;

/** Throws AppError `rate_limited` if the account began as many looks today as it may. */
export const limitLooks = async (accountId: string): Promise<void> => {
  const refusal = `Your account has begun ${maxLooks} looks at web pages today, which is its limit.`;
  await limits({
    subject: `${accountId}#LOOKS`,
    per: "day",
    bounds: [{ name: "all", most: maxLooks, refusal }],
  }).pass();
};
