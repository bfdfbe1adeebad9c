import { Box, chakra } from "@chakra-ui/react";
import { UserRound } from "lucide-react";
import { useState } from "react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { EvaluationPart } from "../evaluation/evaluation-part.tsx";
import { InterviewPane } from "../interview/interview-pane.tsx";
import { unframed } from "../layout.ts";
import { useCandidate } from "../queries.ts";
import type { View } from "../use-view.ts";
import { nameOf } from "../words.ts";
import { Back } from "./back.tsx";
import { CandidateHead } from "./candidate-head.tsx";
import { Notes } from "./notes.tsx";
import { PersonWanted } from "./person-wanted.tsx";
import { StatusPart } from "./status-part.tsx";

/** The open candidate: what the interview shows, and what was said in it. */
export const DetailPane = ({ view }: { view: View }) =>
  view.openId ? (
    <OpenCandidate key={view.openId} id={view.openId} view={view} />
  ) : (
    <chakra.section className="both" aria-label="Candidate Details" css={unframed}>
      <EmptyState icon={UserRound} title="No candidate selected">
        Select a candidate to view details
      </EmptyState>
    </chakra.section>
  );

const OpenCandidate = ({ id, view }: { id: string; view: View }) => {
  const { data: candidate, error, refetch } = useCandidate(id, view.filter);
  if (candidate) return <Columns candidate={candidate} view={view} />;
  return (
    <chakra.section className="both" aria-label="Candidate Details" css={unframed}>
      <Back onClose={view.close} />
      {!error && <Skeleton label="Loading the candidate" />}
      {error &&
        (error instanceof AppError && error.code === "not_found" ? (
          <EmptyState icon={UserRound} title="This candidate is no longer there">
            The application was erased, by its applicant, by your team or because its time was over.
          </EmptyState>
        ) : (
          <ErrorState
            title="The candidate could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        ))}
    </chakra.section>
  );
};

const Columns = ({ candidate, view }: { candidate: CandidateDetail; view: View }) => {
  /** The criterion whose quote is shown in the answers. */
  const [openQuote, setOpenQuote] = useState<string>();
  const name = nameOf(candidate);
  const show = (criterionId: string) => {
    setOpenQuote(openQuote === criterionId ? undefined : criterionId);
    if (view.isTalkShown) view.set({ show: "" });
  };
  return (
    <>
      <chakra.section className="detail" aria-label="Candidate Details">
        <Back onClose={view.close} />
        <Box css={sections}>
          <CandidateHead candidate={candidate} view={view} />
          {candidate.person_requested_at && <PersonWanted candidate={candidate} />}
          <StatusPart candidate={candidate} />
          <EvaluationPart candidate={candidate} openQuote={openQuote} onQuote={show} />
          <Notes key={String(view.filter.blind)} candidate={candidate} />
        </Box>
      </chakra.section>
      <chakra.aside className="interview" aria-label={`Interview of ${name}`}>
        <InterviewPane candidate={candidate} view={view} openQuote={openQuote} />
      </chakra.aside>
    </>
  );
};

const sections = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "5",
  px: { base: "4", md: "5" },
  pt: "4",
  pb: "8",
  maxW: "52rem",
} as const;
