import { lazyPart } from "../../ui/lazy/lazy-part.tsx";

/** Tells a new account that it can choose the service that writes the answers. */
export const ModelHint = lazyPart(
  async () => (await import("../../features/model-provider/model-hint.tsx")).ModelHint,
  { failed: () => null },
);
