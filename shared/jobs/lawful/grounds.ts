/** Grounds by which nobody may be judged. */
export const grounds = ["age", "family", "origin", "health", "religion", "orientation", "gender"] as const;
export type Ground = (typeof grounds)[number];

/** The grounds as a sentence names them. */
export const groundNames: Record<Ground, string> = {
  age: "age",
  family: "family",
  origin: "origin",
  health: "health",
  religion: "religion",
  orientation: "sexual orientation",
  gender: "gender",
};

/** How the wordings of a language name each ground, and what may be asked instead. */
export interface LawfulWording {
  /** Numbers from twenty in words, which stand for two digits in `names`; absent where they are spelt out there. */
  ages?: string;
  /** Alternatives of an expression, matched as whole words without case. */
  names: Record<Ground, string>;
  /** The same for questions that an applicant is asked about themselves, which name no ground elsewhere. */
  asks: Record<Ground, string>;
  lawful: Record<Ground, [string, string]>;
}
