import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { Download, Lock, RotateCw } from "lucide-react";
import { Link } from "react-router-dom";
import { AppError } from "#shared/errors.ts";
import { paths } from "../../lib/feature/paths.ts";
import { locale } from "../../lib/format/locale.ts";
import { useSession } from "../../lib/session/session.ts";
import { SearchBox } from "../../ui/list/search-box.tsx";
import { EmptyState } from "../../ui/state/empty-state.tsx";
import { useChanges } from "./changing/use-changes.ts";
import { useSelection } from "./changing/use-selection.ts";
import { LeadPane } from "./detail/lead-pane.tsx";
import { useExport } from "./exporting/use-export.ts";
import { layout } from "./layout.ts";
import { BulkBar } from "./list/bulk-bar.tsx";
import { LeadList } from "./list/lead-list.tsx";
import { StatusPills } from "./list/status-pills.tsx";
import { useCounts, useLeads, useReread } from "./queries.ts";
import { useView } from "./use-view.ts";
import { leadsIn } from "./words.ts";

/** Lead Management: the filtered leads, and the open one beside them. */
export const LeadManagement = () => {
  const user = useSession();
  const view = useView();
  const leads = useLeads(view);
  const counts = useCounts();
  const selection = useSelection(view, leads.data);
  const changes = useChanges();
  const exporting = useExport(view.filter);
  const reread = useReread();
  const { openId } = view;
  if (user === null || isUnknown(leads.error)) return <SignInFirst />;
  return (
    <Box css={layout} data-open={openId ? "" : undefined}>
      <Head total={leads.data?.total} onRefresh={reread} isReading={leads.isFetching} exporting={exporting} />
      <Flex className="tools">
        <StatusPills view={view} counts={counts.data} />
        <SearchBox
          label="Search leads"
          placeholder="Name, email, company or chatbot"
          text={view.filter.text ?? ""}
          onText={(text) => view.set({ text })}
        />
      </Flex>
      <Box className="frame">
        <chakra.section className="list" aria-label="Leads">
          <BulkBar selection={selection} changes={changes} exporting={exporting} />
          <LeadList view={view} leads={leads} counts={counts.data} selection={selection} />
        </chakra.section>
        <chakra.section className="pane" aria-label="Lead">
          <LeadPane key={openId} id={openId} changes={changes} onClose={view.close} />
        </chakra.section>
      </Box>
    </Box>
  );
};

const isUnknown = (error: Error | null): boolean =>
  error instanceof AppError && error.code === "unauthenticated";

interface HeadProps {
  total: number | undefined;
  onRefresh: () => Promise<void>;
  isReading: boolean;
  exporting: ReturnType<typeof useExport>;
}

const Head = ({ total, onRefresh, isReading, exporting: { start, isPending, exported } }: HeadProps) => (
  <Flex className="head">
    <Heading as="h2" textStyle="h2">
      Lead Management
    </Heading>
    <chakra.span className="count" aria-live="polite">
      {total !== undefined && leadsIn(total)}
    </chakra.span>
    <Button variant="outline" aria-busy={isReading} onClick={() => void onRefresh()}>
      <RotateCw size={14} />
      Refresh
    </Button>
    <Button
      variant="outline"
      title="CSV: the leads that the list shows, of all its pages"
      aria-disabled={isPending || !total}
      onClick={() => !isPending && total && start(undefined)}
    >
      <Download size={14} />
      {isPending && exported > 0 ? `Exporting ${exported.toLocaleString(locale())}` : "Export"}
    </Button>
  </Flex>
);

const SignInFirst = () => (
  <EmptyState
    icon={Lock}
    title="User Authentication Required"
    action={
      <Button asChild>
        <Link to={paths.login()}>Sign in</Link>
      </Button>
    }
  >
    Please sign in to view lead management
  </EmptyState>
);
