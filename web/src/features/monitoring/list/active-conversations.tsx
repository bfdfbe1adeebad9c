import { Button } from "@chakra-ui/react";
import { MessagesSquare } from "lucide-react";
import { useSession } from "#web/lib/session/session.ts";
import { ConversationList } from "#web/ui/conversations/conversation-list.tsx";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import type { View } from "../use-view.ts";
import { ConversationRow } from "./conversation-row.tsx";
import type { List } from "./use-list.ts";

interface ActiveConversationsProps {
  view: View;
  list: List;
  /** The id of the conversation that is shown. */
  shownId: string | undefined;
}

export const ActiveConversations = ({ view, list, shownId }: ActiveConversationsProps) => {
  const me = useSession()?.id;
  return (
    <ConversationList
      label="Active Conversations"
      list={list}
      none={<None view={view} />}
      row={(conversation) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          to={view.searchOf(conversation.id)}
          isOpen={conversation.id === shownId}
          me={me}
        />
      )}
      css={{ maxH: "600px", minH: "0", borderTopWidth: "1px" }}
    />
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
