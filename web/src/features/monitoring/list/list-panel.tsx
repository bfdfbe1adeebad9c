import { chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import { locale } from "#web/lib/format/locale.ts";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import { Pills } from "#web/ui/pills.tsx";
import { pillNames, type View } from "../use-view.ts";
import { ActiveConversations } from "./active-conversations.tsx";
import type { List } from "./use-list.ts";
import { WaitingLine } from "./waiting-line.tsx";

interface ListPanelProps {
  view: View;
  list: List;
  shownId: string | undefined;
}

const pills = ["recent", "public", "interventions", "all"] as const;

/** Search, filters, the visitors who wait, and the list. */
export const ListPanel = ({ view, list, shownId }: ListPanelProps) => (
  <Flex as="section" direction="column" aria-labelledby="active-conversations" className="list">
    <Stack gap="2" px="4" py="3">
      <Flex align="baseline" gap="2">
        <Heading as="h2" id="active-conversations" textStyle="sm" fontWeight="600">
          Active Conversations
        </Heading>
        {list.items && (
          <chakra.span textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {list.items.length.toLocaleString(locale())}
            {list.hasNextPage && "+"}
          </chakra.span>
        )}
      </Flex>
      <SearchBox
        label="Search conversations"
        placeholder="Search conversations..."
        text={view.filter.search}
        onText={(text) => view.set({ text })}
      />
      <Pills
        label="Filter"
        values={pills}
        value={view.filter.view}
        wordFor={(pill) => pillNames[pill]}
        onChange={(pill) => view.set({ view: pill })}
      />
      <WaitingLine conversations={list.items ?? []} searchOf={view.searchOf} />
    </Stack>
    <ActiveConversations view={view} list={list} shownId={shownId} />
  </Flex>
);
