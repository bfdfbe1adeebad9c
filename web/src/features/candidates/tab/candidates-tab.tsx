import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { RotateCw, SearchX, Users } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { ListBones } from "#web/ui/bones/list-bones.tsx";
import { Pager } from "#web/ui/list/pager.tsx";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import { moveFocus } from "#web/ui/page/move-focus.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { ExportButton } from "../exporting/export-button.tsx";
import { unframed } from "../layout.ts";
import { CandidateRow } from "../list/candidate-row.tsx";
import { type Candidates, pageLength, reread, useCandidates } from "../queries.ts";
import { candidatesIn } from "../words.ts";
import { tabLayout } from "./layout.ts";
import { ShortProfile } from "./short-profile.tsx";
import { type TabView, useTabView } from "./use-tab-view.ts";

/** The candidates of the account, newest first, each with a short profile. */
export const CandidatesTab = () => {
  const view = useTabView();
  const list = useCandidates(view);
  const total = list.data?.total;
  if (total === 0 && !view.filter.search && !list.isPlaceholderData) return <NoCandidates />;
  return (
    <Box css={tabLayout} data-open={view.openId ? "" : undefined}>
      <Flex className="head">
        <Heading as="h2" textStyle="h2">
          Candidates
        </Heading>
        <chakra.span className="count" aria-live="polite">
          {total !== undefined && candidatesIn(total)}
        </chakra.span>
        <Button variant="outline" aria-busy={list.isFetching} onClick={() => void reread()}>
          <RotateCw size={14} />
          Refresh
        </Button>
        <ExportButton kind="analytics" filter={view.filter} total={total} />
      </Flex>
      <Box className="tools">
        <SearchBox
          label="Search candidates"
          placeholder="Name, email, job, company or status"
          text={view.filter.search}
          onText={(search) => view.set({ search })}
        />
      </Box>
      <Box className="frame">
        <section className="list" aria-label="Candidates">
          <List view={view} list={list} />
        </section>
        <section className="pane" aria-label="Candidate">
          <ShortProfile id={view.openId} onClose={() => view.set({ candidate: "" })} />
        </section>
      </Box>
    </Box>
  );
};

const List = ({ view, list: { data, error, isPending, refetch } }: { view: TabView; list: Candidates }) => {
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
        <EmptyState
          icon={SearchX}
          title="No candidates match your search"
          action={
            <Button variant="outline" onClick={() => view.set({ search: "" })}>
              Clear the search
            </Button>
          }
        >
          “{view.filter.search}” is in no name, email, job title, company or status.
        </EmptyState>
      </Box>
    );
  return (
    <>
      <chakra.ul aria-label={`${candidatesIn(data.total)}, newest first`} onKeyDown={moveFocus}>
        {data.items.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            to={view.searchOf(candidate.id)}
            isOpen={candidate.id === view.openId}
            isTicked={false}
          />
        ))}
      </chakra.ul>
      <Pager
        things="candidates"
        pageLength={pageLength}
        total={data.total}
        page={view.page}
        onPage={(page) => view.set({ part: String(page) })}
      />
    </>
  );
};

const NoCandidates = () => (
  <EmptyState
    icon={Users}
    title="No candidates yet"
    action={
      <Button asChild>
        <Link to={paths.createJob()}>Create Job Posting</Link>
      </Button>
    }
  >
    Whoever applies on the public page of a job posting is listed here, newest first.
  </EmptyState>
);
