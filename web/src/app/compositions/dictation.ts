import { lazyPart } from "../../ui/lazy/lazy-part.tsx";

/** Speaks an answer of which only the words are kept; without its code one types. */
export const Dictation = lazyPart(
  async () => (await import("../../features/recordings/dictation.tsx")).Dictation,
  { failed: () => null },
);
