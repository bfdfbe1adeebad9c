import { Box, Button, chakra } from "@chakra-ui/react";
import { MessagesSquare } from "lucide-react";
import { useSession } from "#web/lib/session/session.ts";
import { ListBones } from "#web/ui/bones/list-bones.tsx";
import { NextPage } from "#web/ui/list/next-page.tsx";
import { moveFocus } from "#web/ui/page/move-focus.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import type { View } from "../use-view.ts";
import { ConversationRow } from "./conversation-row.tsx";
import type { List } from "./use-list.ts";

interface ConversationListProps {
  view: View;
  list: List;
  /** The id of the conversation that is shown. */
  shownId: string | undefined;
}

/** The conversations, further ones as one scrolls. Arrow keys move between the rows. */
export const ConversationList = ({ view, list, shownId }: ConversationListProps) => {
  const me = useSession()?.id;
  const { items, error, hasNextPage } = list;
  const isReading = list.isPending || (items?.length === 0 && hasNextPage);
  return (
    <Box css={box}>
      {isReading && <ListBones label="Loading conversations" />}
      {error && !items && (
        <Box p="4">
          <ErrorState
            title="The conversations could not be loaded"
            error={error}
            onRetry={() => void list.refetch()}
          />
        </Box>
      )}
      {items?.length === 0 && !isReading && (
        <Box p="4">
          <None view={view} />
        </Box>
      )}
      {items && items.length > 0 && (
        <>
          <chakra.ul
            listStyleType="none"
            aria-label="Active Conversations"
            aria-busy={list.isPlaceholderData || undefined}
            onKeyDown={moveFocus}
          >
            {items.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                to={view.searchOf(conversation.id)}
                isOpen={conversation.id === shownId}
                me={me}
              />
            ))}
          </chakra.ul>
          <NextPage list={list} />
        </>
      )}
    </Box>
  );
};

const None = ({ view: { filter, set } }: { view: View }) => {
  const isFiltered = filter.search !== "" || filter.view === "public" || filter.view === "interventions";
  const clear = { text: "", view: filter.view === "recent" ? "" : "all" };
  return (
    <EmptyState
      icon={MessagesSquare}
      title="No conversations found"
      action={
        (isFiltered || filter.range !== "all") && (
          <Button variant="outline" onClick={() => set(isFiltered ? clear : { range: "all" })}>
            {isFiltered ? "Clear the filters" : "All time"}
          </Button>
        )
      }
    >
      {isFiltered
        ? "No conversation of this time fits the search and the filter."
        : filter.range === "all"
          ? "What visitors of your widgets and public pages ask appears here while they write."
          : "Nothing in this time. Try a longer time range."}
    </EmptyState>
  );
};

const box = {
  maxH: "600px",
  minH: "0",
  overflow: "auto",
  borderTopWidth: "1px",
  scrollbarWidth: "thin",
} as const;
