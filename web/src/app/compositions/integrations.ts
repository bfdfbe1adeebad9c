import { lazySection } from "../../ui/lazy/lazy-section.tsx";

/** The APIs that a chatbot calls. */
export const Integrations = lazySection(
  async () => (await import("../../features/integrations/integrations-tab.tsx")).IntegrationsTab,
  {
    loading: "Loading the integrations",
    failed: "The integrations could not be loaded",
  },
);
