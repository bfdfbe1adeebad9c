import { Box, chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ListBones } from "../bones/list-bones.tsx";
import { NextPage } from "../list/next-page.tsx";
import type { Pages } from "../list/use-all-pages.ts";
import { moveFocus } from "../page/move-focus.ts";
import { ErrorState } from "../state/error-state.tsx";

interface ConversationListProps<Item> {
  /** The accessible name. */
  label: string;
  list: Pages & {
    /** Undefined before the first page is read. */
    items: Item[] | undefined;
    error: Error | null;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** An empty list may still get items. */
  isSearching?: boolean;
  /** Replaces an empty list. */
  none: ReactNode;
  row: (item: Item) => ReactNode;
  css: SystemStyleObject;
}

/** The conversations, further ones as one scrolls. Arrow keys move between the rows. */
export const ConversationList = <Item,>(props: ConversationListProps<Item>) => {
  const { label, list, isSearching = false, none, row, css } = props;
  const { items, error, hasNextPage } = list;
  const isReading = list.isPending || (items?.length === 0 && (hasNextPage || isSearching));
  return (
    <Box overflow="auto" scrollbarWidth="thin" css={css}>
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
      {items?.length === 0 && !isReading && <Box p="4">{none}</Box>}
      {items && items.length > 0 && (
        <>
          <chakra.ul
            listStyleType="none"
            aria-label={label}
            aria-busy={list.isPlaceholderData || undefined}
            onKeyDown={moveFocus}
          >
            {items.map(row)}
          </chakra.ul>
          <NextPage list={list} />
        </>
      )}
    </Box>
  );
};
