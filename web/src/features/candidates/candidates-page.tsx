import { Box, Button } from "@chakra-ui/react";
import { Briefcase, Users } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { useMay } from "#web/lib/session/account.ts";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { PageHeader } from "#web/ui/page/page-header.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { Comparison } from "./compare/comparison.tsx";
import { DetailPane } from "./detail/detail-pane.tsx";
import { AuditMenu } from "./exporting/audit-menu.tsx";
import { ExportButton } from "./exporting/export-button.tsx";
import { layout } from "./layout.ts";
import { CandidateList } from "./list/candidate-list.tsx";
import { Filters } from "./list/filters.tsx";
import { useCandidates } from "./queries.ts";
import { useView, type View } from "./use-view.ts";
import "#web/serif.css";

/** The account's candidates: who applied, what the interview shows, and what was said in it. */
export const CandidatesPage = () => {
  useTitle("Candidates");
  const view = useView();
  const list = useCandidates(view);
  const total = list.data?.total;
  const isEmpty = total === 0 && !isFiltered(view) && !list.isPlaceholderData;
  const isOpen = !isEmpty && (view.openId !== undefined || view.ticked.length === 2);
  const [one, other] = view.ticked;
  return (
    <Box css={layout} data-open={isOpen ? "" : undefined}>
      <Box className="head">
        <PageHeader
          title="Candidates"
          lead="Review applications in the applicants’ own words, and decide."
          actions={<Actions view={view} total={total} />}
        />
      </Box>
      {isEmpty ? (
        <PageBody>
          <NoCandidates />
        </PageBody>
      ) : (
        <>
          <Filters view={view} total={total} />
          <Box className="frame">
            <section className="list" aria-label="Candidates">
              <CandidateList view={view} list={list} />
            </section>
            {one && other ? <Comparison ids={[one, other]} view={view} /> : <DetailPane view={view} />}
          </Box>
        </>
      )}
    </Box>
  );
};

const isFiltered = ({ filter: { search, status, jobId } }: View): boolean =>
  Boolean(search || status || jobId);

const Actions = ({ view, total }: { view: View; total: number | undefined }) => {
  const mayAudit = useMay()("everything");
  return (
    <>
      <Button asChild variant="outline">
        <Link to={paths.jobs()}>
          <Briefcase size={14} />
          Manage Jobs
        </Link>
      </Button>
      <ExportButton kind="screen" filter={view.filter} total={total} />
      {mayAudit && <AuditMenu jobId={view.filter.jobId} />}
    </>
  );
};

const NoCandidates = () => (
  <EmptyState
    icon={Users}
    title="No candidates yet"
    action={
      <Button asChild>
        <Link to={paths.jobs()}>Manage Jobs</Link>
      </Button>
    }
  >
    Whoever applies on the public page of a posting appears here, with the interview and what it shows.
  </EmptyState>
);
