/** The most letters of a post's fields. */
export const most = { title: 200, content: 20_000, reply: 10_000, name: 80, email: 254, search: 200 };

/** The most letters of a report's reason. */
export const mostOfReason = 300;

/** The most letters of a category's fields, and how many categories there may be. */
export const mostOfCategories = { name: 60, description: 160, count: 30 };

/** The letters of a post's content that a list shows. */
export const excerptLetters = 200;

/** Links that a newcomer may write: somebody without a post or reply that has stood for a day. */
export const linksOfNewcomer = 2;

/** Links that anybody may write. */
export const linksOfAnybody = 20;

/** The letters of a post with all its replies, which have to fit into one page. */
export const lettersOfThread = 200_000;

/** How often one address or one text may be posted in a day, by anybody. */
export const repetitions = 3;

/** Reports of different people that hide a post or a reply. */
export const hidingReports = 3;

/** The usual name of somebody who gives none. */
export const anonymous = "Anonymous";

/** A signed-in author's name: the part of the address before the at-sign. */
export const nameOf = (email: string | undefined): string => email?.split("@")[0] || anonymous;
