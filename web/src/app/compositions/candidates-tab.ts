import { lazySection } from "../../ui/lazy/lazy-section.tsx";

/** The candidates of the account; search, page and the open one are in the query of the page's address. */
export const CandidatesTab = lazySection(
  async () => (await import("../../features/candidates/tab/candidates-tab.tsx")).CandidatesTab,
  {
    loading: "Loading the candidates",
    failed: "This tab could not be loaded",
    rows: 6,
  },
);
