import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import { locale } from "#web/lib/format/locale.ts";
import { ListBones } from "#web/ui/bones/list-bones.tsx";
import { Pager } from "#web/ui/list/pager.tsx";
import { moveFocus } from "#web/ui/page/move-focus.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { unframed } from "../layout.ts";
import { type Candidates, pageLength } from "../queries.ts";
import type { View } from "../use-view.ts";
import { candidatesIn } from "../words.ts";
import { CandidateRow } from "./candidate-row.tsx";
import { TickBar } from "./tick-bar.tsx";

/** The candidates of the view, or why there are none. */
export const CandidateList = ({ view, list }: { view: View; list: Candidates }) => {
  const { data, error, isPending, isPlaceholderData, refetch } = list;
  if (isPending) return <ListBones label="Loading candidates" />;
  if (!data)
    return (
      <Box css={unframed}>
        <ErrorState title="The candidates could not be loaded" error={error} onRetry={() => void refetch()} />
      </Box>
    );
  if (data.total === 0)
    return (
      <Box css={unframed}>
        <NoMatch view={view} />
      </Box>
    );
  return (
    <>
      <TickBar ticked={view.ticked} onClear={() => view.set({ compare: "" })} />
      <chakra.ul
        aria-label={`${candidatesIn(data.total)}, ${orderNames[view.filter.order].toLowerCase()}`}
        aria-busy={isPlaceholderData || undefined}
        css={scroll}
        onKeyDown={moveFocus}
      >
        {data.items.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            to={view.searchOf(candidate.id)}
            isOpen={view.ticked.length < 2 && candidate.id === view.openId}
            isTicked={view.ticked.includes(candidate.id)}
            onTick={view.tick}
          />
        ))}
      </chakra.ul>
      <Pager
        things="candidates"
        pageLength={pageLength}
        total={data.total}
        page={view.page}
        onPage={(page) => view.set({ page: String(page) })}
      />
      <Agreement agreement={data.agreement} />
    </>
  );
};

export const orderNames = {
  newest: "Newest first",
  oldest: "Oldest first",
  score: "Highest score first",
  name: "By name",
  status: "By status",
} as const;

const NoMatch = ({ view: { filter, clear } }: { view: View }) => (
  <EmptyState
    icon={SearchX}
    title="No candidates match your search"
    action={
      <Button variant="outline" onClick={clear}>
        {filter.status || filter.jobId ? "Clear filters" : "Clear the search"}
      </Button>
    }
  >
    {filter.search
      ? `“${filter.search}” is in no ${filter.blind ? "job title, company or status" : "name, email, job title, company or status"}${filter.status || filter.jobId ? " of the filtered candidates" : ""}.`
      : "No application has this status and posting."}
  </EmptyState>
);

/** How far scores and decisions agree. Nothing follows from it by itself. */
const Agreement = ({ agreement }: { agreement: NonNullable<Candidates["data"]>["agreement"] }) =>
  agreement && (
    <Flex px="4" py="2.5" borderTopWidth="1px" mt="-1px" color="fg.muted" textStyle="xs">
      {agreement.agreeing === agreement.pairs
        ? "All shortlisted candidates scored above all rejected ones of their posting."
        : `Of ${agreement.pairs.toLocaleString(locale())} pairs of a shortlisted and a rejected candidate of a posting, the shortlisted one scored higher in ${agreement.agreeing.toLocaleString(locale())}.`}
    </Flex>
  );

const scroll = {
  listStyleType: "none",
  maxH: "700px",
  minH: "0",
  overflow: "auto",
  scrollbarWidth: "thin",
} as const;
