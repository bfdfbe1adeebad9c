const maxTitleLength = 120;

/** A conversation's title: the beginning of its first question, in one line. */
export const titleOf = (question: string): string =>
  question.replace(/\s+/g, " ").trim().slice(0, maxTitleLength);
