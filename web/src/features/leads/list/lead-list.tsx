import { Box, Button } from "@chakra-ui/react";
import { SearchX, Users } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { LeadCounts } from "#shared/leads/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { useMay } from "#web/lib/session/account.ts";
import { TableBones } from "#web/ui/bones/table-bones.tsx";
import { Pager } from "#web/ui/list/pager.tsx";
import { moveFocus } from "#web/ui/page/move-focus.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import type { Selection } from "../changing/use-selection.ts";
import { unframed } from "../layout.ts";
import { type Leads, pageLength } from "../queries.ts";
import type { View } from "../use-view.ts";
import { filterWords } from "../words.ts";
import { ColumnHeads } from "./column-heads.tsx";
import { LaterSightings } from "./later-sightings.tsx";
import { LeadRow } from "./lead-row.tsx";

interface LeadListProps {
  view: View;
  leads: Leads;
  counts: LeadCounts | undefined;
  selection: Selection;
}

/** The lead cards below sortable heads, or why there are none. */
export const LeadList = ({ view, leads, counts, selection }: LeadListProps) => {
  const { data, error, isPending, isPlaceholderData, refetch } = leads;
  if (isPending)
    return (
      <Box p="4">
        <TableBones label="Loading leads" columns={["6rem", "5rem", "3rem"]} />
      </Box>
    );
  if (!data)
    return (
      <Box css={unframed}>
        <ErrorState title="The leads could not be loaded" error={error} onRetry={() => void refetch()} />
      </Box>
    );
  if (data.total === 0)
    return (
      <Box css={unframed}>
        {counts?.total === 0 ? <NoLeads /> : <NoMatch view={view} isOnlyLost={!hasFilter(view)} />}
      </Box>
    );
  return (
    <>
      <Box role="table" aria-label="Leads" aria-busy={isPlaceholderData || undefined}>
        <Box role="rowgroup">
          <ColumnHeads
            view={view}
            total={data.total}
            selected={selection.ids.size}
            onToggleAll={() => void selection.toggleAll()}
          />
        </Box>
        <Box role="rowgroup" css={scroll} onKeyDown={moveFocus}>
          {data.items.map((lead) => (
            <Fragment key={lead.id}>
              <LeadRow
                lead={lead}
                to={view.searchOf(lead.id)}
                isOpen={lead.id === view.openId}
                isSelected={selection.ids.has(lead.id)}
                onSelect={selection.toggle}
              />
              {lead.id === view.openId && lead.sightings > 1 && <LaterSightings id={lead.id} />}
            </Fragment>
          ))}
        </Box>
      </Box>
      <Pager
        things="leads"
        pageLength={pageLength}
        total={data.total}
        page={view.page}
        onPage={(page) => view.set({ page: String(page) })}
      />
    </>
  );
};

const hasFilter = ({ filter: { status, text } }: View): boolean => status !== "current" || Boolean(text);

const NoLeads = () => (
  <EmptyState
    icon={Users}
    title="No leads yet"
    action={
      useMay()("edits") && (
        <Button asChild>
          <Link to={paths.widgets()}>Ask for an address in the widget</Link>
        </Button>
      )
    }
  >
    A lead is kept when a visitor leaves an address in the widget's form, before the chat or after the first
    answer.
  </EmptyState>
);

const NoMatch = ({ view: { filter, clear, set }, isOnlyLost }: { view: View; isOnlyLost: boolean }) => (
  <EmptyState
    icon={SearchX}
    title="No leads match your filters"
    action={
      isOnlyLost ? (
        <Button variant="outline" onClick={() => set({ status: "lost" })}>
          Show lost leads
        </Button>
      ) : (
        <Button variant="outline" onClick={clear}>
          Clear filters
        </Button>
      )
    }
  >
    {filterWords(filter)}
  </EmptyState>
);

const scroll = { maxH: "600px", overflow: "auto", scrollbarWidth: "thin" } as const;
