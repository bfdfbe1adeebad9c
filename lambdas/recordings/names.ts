import { keyWords } from "#platform/table/keys.ts";
import { idKinds } from "#platform/table/new-id.ts";

/** The first words of the area's keys in the table. They are stored: never change one. */
export const words = {
  holder: "RECHOLDER",
  recording: "RECORDING",
  recordingDue: "RECORDINGDUE",
  transcript: "TRANSCRIPT",
};
export const { key, keyPrefix } = keyWords(words);

/** The prefix of the area's ids. They are stored and visible: never change one. */
export const ids = { recording: "rec" };
export const { newId } = idKinds(ids);
