import { createHash } from "node:crypto";
import { failedCondition, transact } from "#platform/table/client.ts";
import type { Consent } from "#shared/conversations/consent.ts";
import { consentEntity, consentTextEntity } from "./consent.ts";

type Accepted = Omit<Consent, "version" | "accepted_at"> & { account_id: string };

/** Hexadecimal digits: 64 bits tell the wordings of one account apart. */
const versionLength = 16;

/** Stores that a text was accepted; the first time counts. The text is stored once for each account. */
export const recordConsent = async ({ text, purposes, ...accepted }: Accepted): Promise<Consent> => {
  const { account_id } = accepted;
  const version = versionOf(text, purposes);
  const consent = { ...accepted, version, accepted_at: new Date().toISOString() };
  const stored = await transact([
    consentEntity.put(consent),
    consentTextEntity.place({ account_id, version, text, purposes }),
  ]).then(
    () => consent,
    (error) => {
      if (!failedCondition(error)) throw error;
      return consentEntity.get(consent);
    },
  );
  return { ...stored, text, purposes };
};

const versionOf = (text: string, purposes: string[]): string =>
  createHash("sha256")
    .update(JSON.stringify([text, purposes]))
    .digest("hex")
    .slice(0, versionLength);
