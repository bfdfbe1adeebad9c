import type { Probe } from "#shared/knowledge/interview-shapes.ts";
import type { Importance } from "#shared/knowledge/rules.ts";

/** The written follow-up questions, by what the answer lacks and how important its question is. */
export const writtenProbes: Record<Probe["reason"], Record<Importance, string>> = {
  short: {
    critical: "What would go wrong if somebody knew only this, and what would they have to know besides?",
    high: "What else should somebody know who does this for the first time?",
    medium: "What would you add if a new colleague asked you about this?",
    low: "Is there anything to add that is not written down anywhere?",
  },
  "no-example": {
    critical: "When did this matter most? Tell about that one case: what happened, and what was done?",
    high: "Can you tell about one time when this happened, and how it ended?",
    medium: "Can you give an example of this from your work?",
    low: "Does a case come to mind that shows this?",
  },
};
