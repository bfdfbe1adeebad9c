import { lazySection } from "../../ui/lazy/lazy-section.tsx";

/** The services that write the answers in this account. */
export const ModelProvider = lazySection(
  async () => (await import("../../features/model-provider/model-provider.tsx")).ModelProvider,
  {
    loading: "Loading the language models",
    failed: "The language models could not be loaded",
    rows: 2,
  },
);
