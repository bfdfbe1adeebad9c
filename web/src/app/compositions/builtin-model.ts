import { lazyPart } from "../../ui/lazy/lazy-part.tsx";

/** Says that the built-in model answers. */
export const BuiltinNote = lazyPart(
  async () => (await import("../../features/model-provider/builtin-note.tsx")).BuiltinNote,
  { failed: () => null },
);

/** Says once what a language model would add. */
export const ModelAdvice = lazyPart(
  async () => (await import("../../features/model-provider/model-advice.tsx")).ModelAdvice,
  { failed: () => null },
);
