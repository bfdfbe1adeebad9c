import { keyWords } from "#platform/table/keys.ts";
import { idKinds } from "#platform/table/new-id.ts";

/** The first words of the area's keys in the table. They are stored: never change one. */
export const words = {
  forumCategories: "FORUMCATEGORIES",
  forumChange: "FORUMCHANGE",
  forumDecided: "FORUMDECIDED",
  forumIndex: "FORUMINDEX",
  forumPost: "FORUMPOST",
  forumPuzzle: "FORUMPUZZLE",
  forumReply: "FORUMREPLY",
  forumReport: "FORUMREPORT",
  forumReported: "FORUMREPORTED",
  forumView: "FORUMVIEW",
  forumVote: "FORUMVOTE",
  forumWritten: "FORUMWRITTEN",
};
export const { key, keyPrefix } = keyWords(words);

/** The prefixes of the area's ids. They are stored and visible: never change one. */
export const ids = { forumCategory: "fcat", forumPost: "fpost", forumReply: "freply" };
export const { newId } = idKinds(ids);

/** The forum belongs to no account; its posts have a partition like one. */
export const forumPartition = "forum";
