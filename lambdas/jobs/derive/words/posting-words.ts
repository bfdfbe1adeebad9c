/** How questions for examples are put; `{}` stands for the criterion. */
interface Asking {
  /** One for each follow-up question, so that no two are alike. */
  questions: [string, string, string, string];
  /** About a criterion that counts years. */
  yearsQuestion: string;
}

/** How postings of a language are written: alternatives of expressions, matched as whole words without case. */
export interface PostingWords extends Asking {
  /** Headings, whose lines are required, welcome, for people to judge, or nothing to judge by. */
  headings: { must: string; nice: string; note: string; other: string };
  /** In a statement: it is welcome only. */
  nice: string;
  /** It counts most. */
  emphatic: string;
  /** No answer shows it: papers, hours, and whether somebody fits a team. */
  note: string;
  /** About the employer, benefits, applying and equal opportunities. */
  other: string;
  years: string;
  /** Somebody speaks to the reader of what they will do. */
  you: string;
  /** Before the criterion itself: "Somebody who", "Must be able to". */
  beginnings: string;
  /** Behind it: "is a plus". */
  endings: string;
  and: string;
  /** For postings that address their reader so; absent where a language has one form, or one that suits all. */
  informal?: Asking;
}
