import { lazySection } from "../../ui/lazy/lazy-section.tsx";

/** All of lead management; its filter, page and open lead are in the query of the page's address. */
export const LeadManagement = lazySection(
  async () => (await import("../../features/leads/lead-management.tsx")).LeadManagement,
  {
    loading: "Loading the leads",
    failed: "This tab could not be loaded",
    rows: 6,
  },
);
