import { Briefcase } from "lucide-react";
import { EmptyState } from "../../ui/state/empty-state.tsx";

/** Applications to the account's job postings, which this release does not offer yet. */
export const CandidatesTab = () => (
  <EmptyState icon={Briefcase} title="No candidates yet">
    Applications to your job postings are listed here, newest first. This release cannot publish job postings
    yet, so nobody can apply.
  </EmptyState>
);
