import type { Overview } from "#shared/analytics/shapes.ts";
import { fewConversations } from "../change.ts";
import { longDay } from "../words.ts";
import { isSmall } from "./is-small.ts";

/** Sentences about what the figures do not tell. */
export const notesOf = (data: Overview): string[] => [
  ...(data.isComplete
    ? []
    : ["Figures of an earlier release are still being counted. They appear here on their own."]),
  ...(isSmall(data)
    ? [`Below ${fewConversations} conversations we show counts and leave out percentages.`]
    : []),
  ...(data.formerZone
    ? [
        `The time zone was changed on ${longDay(data.formerZone.until)}. Days before that were counted in ${data.formerZone.timeZone}.`,
      ]
    : []),
];
