import { readNumbers } from "./read-numbers.ts";

/**
 * How much one account may keep: `chatbots`, `documents` and `megabytes` of their files (MiB) in all, and `uploads` of
 * files in a day (UTC), new, replaced or read again, which bounds what reading and embedding them costs. `members` counts
 * its owner and invitations that are open; `invitations` are mails in a day (UTC).
 */
const usual = {
  chatbots: 500,
  documents: 10_000,
  megabytes: 20_480,
  uploads: 3000,
  members: 50,
  invitations: 50,
};
export type Quotas = typeof usual;

/** The quotas with changes such as "chatbots=10". Throws an Error that quotes what it cannot parse. */
export const accountQuotas = (changes = process.env.ACCOUNT_QUOTAS ?? ""): Quotas =>
  readNumbers("ACCOUNT_QUOTAS", usual, changes);
