import { statusOf } from "./status-of.ts";

const set =
  /^(?:is )?(draft|hidden|archived|deprecated|obsolete|withdrawn|superseded|deleted|expired|retired|revoked|repealed)$/;
const unset = /^(?:is )?(published|active|valid|current|enabled)$/;
const status =
  /^(?:(?:document|doc|publication|lifecycle|review|approval) )?(?:status|state)$|^(?:statut|estado|stato|zustand)$/;
const successor = /^(?:superseded|replaced|obsoleted|succeeded) by$|^ersetzt durch$|^remplacée? par$/;
const end =
  /^(?:valid (?:until|to|through)|expir(?:es|y|ation)(?: (?:at|on|date))?|expiry ?date|unpublish ?date|gültig bis|gueltig bis)$/;

/** The status that keys and values of a file's head or of a record say, such as "draft: true"; undefined if none. */
export const statusOfEntries = (entries: Array<[key: string, value: string]>): string | undefined =>
  entries.flatMap(([key, value]) => statusOfEntry(nameOf(key), value.trim()) ?? [])[0];

const statusOfEntry = (name: string, value: string): string | undefined => {
  if (!value || value.length > 80 || /^(null|none|n\/a|-+)$/i.test(value)) return;
  const isYes = /^(true|yes|on|1)$/i.test(value);
  const isNo = /^(false|no|off|0)$/i.test(value);
  if (set.test(name)) {
    const word = set.exec(name)?.[1];
    return isYes ? word : !isNo && /\d/.test(value) && word !== "hidden" ? `${word}: ${value}` : undefined;
  }
  if (unset.test(name)) return isNo ? `not ${unset.exec(name)?.[1]}` : undefined;
  if (status.test(name)) return statusOf(value, "drawn");
  if (successor.test(name)) return isNo ? undefined : `${name} ${value}`;
  return end.test(name) && /\d{2}/.test(value) ? `valid until ${value}` : undefined;
};

/** "supersededBy", "superseded_by" and "Superseded-By" as "superseded by". */
const nameOf = (key: string) =>
  key
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/[_\-.\s]+/g, " ")
    .trim()
    .toLowerCase();
