import { accountQuotas } from "#platform/rate-limit/account-quotas.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { AppError } from "#shared/errors.ts";
import { aggregateStore } from "./counters/store.ts";
import { isDemo } from "./demo.ts";

type Totals = Awaited<ReturnType<typeof aggregateStore.totals>>;

/**
 * Throws AppError `conflict` if the account has as many chatbots as it may have. Requests at the same moment may exceed
 * this and the other quotas by their number.
 */
export const admitChatbot = async (accountId: string): Promise<void> =>
  limitNumber(await aggregateStore.totals(accountId), "chatbots");

/** Throws AppError `conflict` or `rate_limited` if the account may not add a document with a file of so many bytes. */
export const admitDocument = async (accountId: string, bytes: number): Promise<void> => {
  if (isDemo(accountId)) return;
  const totals = await aggregateStore.totals(accountId);
  limitNumber(totals, "documents");
  limitBytes(totals, bytes);
  await limitUploads(accountId);
};

/** Throws AppError `conflict` if the account has no room for so many documents with files of so many bytes together. */
export const admitDocuments = async (
  accountId: string,
  { count, bytes }: { count: number; bytes: number },
): Promise<void> => {
  if (count === 0) return;
  const totals = await aggregateStore.totals(accountId);
  limitNumber({ ...totals, documents: totals.documents + count - 1 }, "documents");
  limitBytes(totals, bytes);
};

/** The same for a file that takes so many bytes more than the one that it replaces. */
export const admitReplacement = async (accountId: string, moreBytes: number): Promise<void> => {
  if (isDemo(accountId)) return;
  if (moreBytes > 0) limitBytes(await aggregateStore.totals(accountId), moreBytes);
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

const limitNumber = (totals: Totals, what: "chatbots" | "documents"): void => {
  const most = accountQuotas()[what];
  if (totals[what] < most) return;
  const count = most.toLocaleString("en");
  throw new AppError("conflict", `Your account has ${count} ${what}, which is its limit. ${nextStep[what]}`);
};

const limitBytes = ({ bytes: used }: Totals, bytes: number): void => {
  const most = accountQuotas().megabytes * megabyte;
  if (used + bytes <= most) return;
  const full = `The files of your account take ${sizeOf(used)} of ${sizeOf(most)}, and this one needs ${sizeOf(bytes)}.`;
  throw new AppError("conflict", `${full} ${nextStep.documents}`);
};

const nextStep = {
  chatbots: "Use one that you have, or ask the people who run this site for more.",
  documents: "Delete documents that are not needed, or ask the people who run this site for more.",
};

const megabyte = 1024 * 1024;

/** "20 GB", "3.5 MB", "12 KB": binary units as file sizes are shown, rounded up to a tenth. */
const sizeOf = (bytes: number): string => {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? ["KB", 1024];
  return `${(Math.ceil((bytes / size) * 10) / 10).toLocaleString("en")} ${unit}`;
};

const units: [string, number][] = [
  ["GB", 1024 * megabyte],
  ["MB", megabyte],
];
