import type { Document } from "#shared/documents/document.ts";
import { day } from "#web/lib/format/dates.ts";
import type { Choice, Upload } from "../upload.ts";

/** A document with the same content or name as a chosen file, and the possible resolutions. */
export interface Sameness {
  words: string;
  choices: readonly Choice[];
  /** The resolution without a choice of the user. */
  suggested: Choice;
  document?: Document;
}

/** Compares a pending file with those above it in the queue, then with what the chatbot has. */
export const samenessOf = (upload: Upload, items: readonly Upload[]): Sameness | undefined => {
  if (upload.state !== "pending") return undefined;
  const above = items
    .slice(0, items.indexOf(upload))
    .filter(({ state, isEarlier }) => state !== "error" && !isEarlier);
  const equal = above.find((other) => upload.sha256 && other.sha256 === upload.sha256);
  if (equal)
    return {
      words: `The same content as ${nameIn(equal, upload)}`,
      choices: ["keep", "skip"],
      suggested: "skip",
    };
  if (upload.same?.isSameContent) return inChatbot(upload.same);
  if (above.some(({ file }) => file.name === upload.file.name))
    return {
      words: "Another file of this name is in this list",
      choices: ["keep", "skip"],
      suggested: "keep",
    };
  return upload.same && inChatbot(upload.same);
};

/** The resolution that applies: the chosen one, else the suggested one. */
export const decisionOf = (upload: Upload, items: readonly Upload[]): Choice => {
  const sameness = samenessOf(upload, items);
  if (!sameness) return "keep";
  return sameness.choices.find((choice) => choice === upload.choice) ?? sameness.suggested;
};

const inChatbot = ({ document, isSameContent }: NonNullable<Upload["same"]>): Sameness => {
  const found = { document, choices: ["replace", "keep", "skip"] } as const;
  if (!isSameContent)
    return { ...found, words: "A document with this name is already here", suggested: "replace" };
  const since = `Already uploaded on ${day(document.created_at)}, with the same content`;
  return document.processing_status === "failed"
    ? { ...found, words: `${since}, but it could not be read`, suggested: "replace" }
    : { ...found, words: since, suggested: "skip" };
};

const nameIn = (other: Upload, { file }: Upload): string =>
  other.file.name === file.name ? "the file of the same name above" : `${other.file.name} above`;
