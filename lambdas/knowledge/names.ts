import { keyWords } from "#platform/table/keys.ts";
import { idKinds } from "#platform/table/new-id.ts";

/** The first words of the area's keys in the table. They are stored: never change one. */
export const words = {
  interview: "KINTERVIEW",
  interviewAnswer: "KANSWER",
  interviewChange: "KINTCHANGE",
  interviewCount: "KINTERVIEWS",
  interviewIndex: "KINTINDEX",
  interviewGrant: "KGRANT",
  interviewLink: "KLINK",
  interviewSection: "KBEGUN",
  questionFigures: "KFIGURES",
  removedPart: "KREMOVED",
  section: "KSECTION",
  template: "KTEMPLATE",
  templateAccess: "KACCESS",
  templateShared: "KSHARED",
};
export const { key, keyPrefix } = keyWords(words);

/** The prefixes of the area's ids. They are stored and visible: never change one. */
export const ids = {
  interview: "kint",
  interviewAnswer: "kans",
  section: "ksec",
  template: "ktpl",
  templateQuestion: "kqst",
};
export const { idFrom, newId } = idKinds(ids);
