import { aggregateStore } from "#lambdas/analytics/store.ts";
import { accountQuotas } from "#platform/rate-limit/account-quotas.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { AppError } from "#shared/errors.ts";

/**
 * Throws AppError `conflict` if the account has as many of the things as it may have. Requests at the same moment may
 * exceed it by their number.
 */
export const limitNumber = async (accountId: string, what: "chatbots" | "documents"): Promise<void> => {
  const most = accountQuotas()[what];
  const months = await aggregateStore.months(accountId);
  if (months.reduce((sum, counts) => sum + counts[what], 0) < most) return;
  const count = most.toLocaleString("en");
  throw new AppError("conflict", `Your account has ${count} ${what}, which is its limit. ${nextStep[what]}`);
};

const nextStep = {
  chatbots: "Use one that you have, or ask the people who run this site for more.",
  documents: "Delete some that are not needed, or ask the people who run this site for more.",
};

/** Throws what `limitNumber` and `limitUploads` throw; call it before a document is added. */
export const admitDocument = async (accountId: string): Promise<void> => {
  await limitNumber(accountId, "documents");
  await limitUploads(accountId);
};

/** Throws AppError `rate_limited` if the account had as many files read today as it may. */
export const limitUploads = async (accountId: string): Promise<void> => {
  const { uploads } = accountQuotas();
  const refusal = `Your account has uploaded ${uploads.toLocaleString("en")} files today, which is its limit.`;
  await limits({
    subject: `${accountId}#UPLOADS`,
    per: "day",
    bounds: [{ name: "all", most: uploads, refusal }],
  }).pass();
};
