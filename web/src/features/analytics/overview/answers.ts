import type { Figures } from "#shared/analytics/shapes.ts";

/** All answers by their end, and the questions that a person got. */
export const answersIn = (figures: Figures): number =>
  figures.answered +
  figures.refused +
  figures.smallTalk +
  figures.paused +
  figures.stopped +
  figures.failed +
  figures.handed;

/** Answers and refusals: what the documents were asked. */
export const askedOfDocuments = ({ answered, refused }: Figures): number => answered + refused;

/** Conversations without an open question; a question that stays open is counted once for each conversation. */
export const resolvedIn = ({ conversations, unresolved }: Figures): number =>
  Math.max(0, conversations - unresolved);
