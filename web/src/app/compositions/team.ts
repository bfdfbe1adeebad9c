import { lazySection } from "../../ui/lazy/lazy-section.tsx";

/** The members of the account and what each may do. */
export const Team = lazySection(async () => (await import("../../features/team/team.tsx")).Team, {
  loading: "Loading the team",
  failed: "The team could not be loaded",
  rows: 3,
});
