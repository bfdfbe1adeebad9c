/** The importance of a question, from most to least. */
export const importances = ["critical", "high", "medium", "low"] as const;
export type Importance = (typeof importances)[number];

export const usualImportance: Importance = "medium";

/** The number of words that an answer to a new question is hoped to have. */
export const usualWordCount = 200;

/** Proposed sections that are added at once, and questions of each. */
export const chosenBounds = { sections: 8, questions: 12 };

export const templateBounds = { sections: 40, questions: 300, questionsInSection: 60 };

export const interviewStatuses = ["draft", "published", "completed"] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** A code for a new interview has the first length, one made later in the dialog the second. */
export const codeLengths = { created: 8, renewed: 6 };

/** Wrong access codes that are compared in an hour. */
export const wrongCodes = { visitor: 5, interview: 50 };

export const longestAnswer = 20_000;

/** The most characters of texts that a form checks while one writes. */
export const longest = { name: 120, question: 1000, sectionTitle: 200, sectionDescription: 1000, email: 254 };

export const mostExpectedWords = 5000;

/** The prescribed form of an address: text, @, text, dot, text. */
export const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const badEmail = "Please enter a valid email address";

/** The types of files that support an answer, by extension. */
export const attachmentExtensions = ["txt", "md", "pdf", "doc", "docx"];

export const mostAttachments = 10;

/** A deletion can be undone for this long on the screen. */
export const undoSeconds = 10;

/** The version of what the Welcome step says about the answers. */
export const noticeVersion = "2026-11-28";

/** The number of words of a text in any script: runs of letters and digits, and each character of unspaced scripts. */
export const countWords = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
