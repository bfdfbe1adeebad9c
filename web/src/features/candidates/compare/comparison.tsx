import { Box, chakra } from "@chakra-ui/react";
import { Info } from "lucide-react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { Back } from "../detail/back.tsx";
import { StatusButtons } from "../detail/status-buttons.tsx";
import { unframed } from "../layout.ts";
import { Notice } from "../notice.tsx";
import { useCandidate } from "../queries.ts";
import type { View } from "../use-view.ts";
import { ComparedHead } from "./compared-head.tsx";
import { ComparedRow } from "./compared-row.tsx";
import { grid } from "./grid.ts";
import { groundWords } from "./ground-words.ts";
import { rowsOf } from "./rows.ts";

interface ComparisonProps {
  ids: [string, string];
  view: View;
}

/** Two candidates, criterion by criterion. */
export const Comparison = ({ ids, view }: ComparisonProps) => {
  const one = useCandidate(ids[0], view.filter);
  const other = useCandidate(ids[1], view.filter);
  const error = one.error ?? other.error;
  return (
    <chakra.section className="both" aria-label="Comparison">
      <Back onClose={view.close} />
      {one.data && other.data && <Compared pair={[one.data, other.data]} />}
      {!(one.data && other.data) && (
        <Box css={unframed}>
          {error ? (
            <ErrorState
              title="The candidates could not be loaded"
              error={error}
              onRetry={() => void Promise.all([one.refetch(), other.refetch()])}
            />
          ) : (
            <Skeleton label="Loading the candidates" />
          )}
        </Box>
      )}
    </chakra.section>
  );
};

const Compared = ({ pair }: { pair: [CandidateDetail, CandidateDetail] }) => {
  const rows = rowsOf(pair);
  const ground = groundWords(pair);
  return (
    <chakra.div css={table}>
      <chakra.div css={grid} className="heads">
        <span />
        {pair.map((candidate) => (
          <ComparedHead key={candidate.id} candidate={candidate} />
        ))}
      </chakra.div>
      {ground && (
        <Notice palette="blue" icon={Info}>
          {ground}
        </Notice>
      )}
      <chakra.ol listStyleType="none">
        {rows.map((row) => (
          <ComparedRow key={row.id} row={row} pair={pair} />
        ))}
      </chakra.ol>
      <chakra.div css={grid} className="decisions">
        <span />
        {pair.map((candidate) => (
          <StatusButtons key={candidate.id} candidate={candidate} />
        ))}
      </chakra.div>
    </chakra.div>
  );
};

const table = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "4",
  px: { base: "4", md: "5" },
  pt: "4",
  pb: "8",
  "& .decisions": { borderTopWidth: "1px", pt: "4" },
} as const;
