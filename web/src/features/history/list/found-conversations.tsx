import { Button, chakra, Flex, Text } from "@chakra-ui/react";
import { History, SearchX } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { locale } from "#web/lib/format/locale.ts";
import { ConversationList } from "#web/ui/conversations/conversation-list.tsx";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import type { useView } from "../use-filter.ts";
import { ConversationRow } from "./conversation-row.tsx";
import type { Conversations } from "./use-conversations.ts";

interface FoundConversationsProps {
  view: ReturnType<typeof useView>;
  list: Conversations;
}

/** The found conversations below a line that counts them. */
export const FoundConversations = ({ view, list }: FoundConversationsProps) => {
  const { items, hasNextPage } = list;
  return (
    <>
      <ListLine view={view} count={items?.length} isMore={hasNextPage} />
      {list.isPreparing && (
        <Text role="status" px="4" py="2" textStyle="xs" color="fg.muted" borderBottomWidth="1px">
          Older conversations are being prepared for the search. More may appear in a moment.
        </Text>
      )}
      <ConversationList
        label="Conversations"
        list={list}
        isSearching={list.isPreparing}
        none={view.setFilters.length > 0 ? <NoMatch onClear={view.clear} /> : <None view={view} />}
        row={(entry) => (
          <ConversationRow
            key={entry.id}
            entry={entry}
            to={view.searchOf(entry.id)}
            isOpen={entry.id === view.openId}
          />
        )}
        css={box}
      />
    </>
  );
};

interface ListLineProps {
  view: ReturnType<typeof useView>;
  count: number | undefined;
  isMore: boolean;
}

const ListLine = ({ view, count = 0, isMore }: ListLineProps) => (
  <Flex align="center" gap="1" ps="4" pe="2" minH="9" textStyle="xs" color="fg.muted" borderBottomWidth="1px">
    <chakra.span flex="1" aria-live="polite" fontVariantNumeric="tabular-nums">
      {count > 0 &&
        `${count.toLocaleString(locale())}${isMore ? "+" : ""} ${count === 1 ? "conversation" : "conversations"}`}
    </chakra.span>
    <CopyButton text={location.href} says="Link to this view copied!" size="xs" label="Copy link" />
    {view.setFilters.length > 0 && (
      <Button variant="ghost" size="xs" onClick={view.clear}>
        Clear
      </Button>
    )}
  </Flex>
);

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="No conversations match"
    action={
      <Button variant="outline" onClick={onClear}>
        Clear the filters
      </Button>
    }
  >
    No conversation of the last 30 days or of the chosen period fits all filters.
  </EmptyState>
);

const None = ({ view }: { view: ReturnType<typeof useView> }) => (
  <EmptyState
    icon={History}
    title="No conversations in the last 30 days"
    action={
      <Flex gap="2" wrap="wrap">
        <Button asChild>
          <Link to={paths.chat()}>Test a chatbot</Link>
        </Button>
        <Button variant="outline" onClick={() => view.set({ period: "all" })}>
          Show all time
        </Button>
      </Flex>
    }
  >
    What visitors of your widgets and you yourself ask a chatbot is kept here with the answers.
  </EmptyState>
);

const box = {
  boxSizing: "content-box",
  h: "24rem",
  borderBottomWidth: "1px",
  "@container sheet (max-width: 56rem)": {
    h: "auto",
    minH: "24rem",
    flex: "1",
    overflow: "visible",
    borderBottomWidth: "0",
  },
} as const;
