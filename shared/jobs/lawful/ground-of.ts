export const grounds = ["age", "family", "origin", "health", "religion", "orientation", "gender"] as const;
export type Ground = (typeof grounds)[number];

/** A criterion that names a ground by which nobody may be judged, and wording that may stand in its place. */
export interface Refused {
  ground: Ground;
  /** The words that name it. */
  words: string;
  lawful: string[];
}

/** The ground that a criterion names; undefined for one that is lawful. */
export const groundOf = (_criterion: string): Refused | undefined => undefined;
