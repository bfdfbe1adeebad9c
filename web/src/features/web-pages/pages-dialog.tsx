import { Button, chakra, Flex, Link, Text } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router-dom";
import type { WebPage, Website } from "#shared/web-pages/routes.ts";
import { api } from "../../lib/api/api.ts";
import { paths } from "../../lib/feature/paths.ts";
import { moment } from "../../lib/format/dates.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { Status } from "../../ui/status.tsx";
import { Tag } from "../../ui/tag.tsx";
import { pageStates, shortAddress } from "./website-words.ts";

/** The pages that were found at an address, each with its state and why it is not read. */
export const PagesDialog = ({ site, onClose }: { site: Website; onClose: () => void }) => {
  const { id, rag_system_id: chatbotId } = site;
  const pages = useInfiniteQuery({
    queryKey: ["webPages", "pages", { chatbotId, id }],
    queryFn: ({ pageParam }) => api.webPages.pages({ chatbotId, id, limit: 100, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="publish"
      title="Pages"
      lead={shortAddress(site.url)}
      actions={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {pages.isPending && <Skeleton label="Loading the pages" />}
      {pages.isError && !pages.data && (
        <ErrorState
          title="The pages could not be loaded"
          error={pages.error}
          onRetry={() => void pages.refetch()}
        />
      )}
      <chakra.ul listStyleType="none" aria-label="Pages">
        {pages.data?.pages
          .flatMap(({ items }) => items)
          .map((page) => (
            <PageRow key={page.url} page={page} chatbotId={chatbotId} />
          ))}
      </chakra.ul>
      {pages.hasNextPage && (
        <Button
          mt="3"
          variant="outline"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Dialog>
  );
};

const PageRow = ({ page, chatbotId }: { page: WebPage; chatbotId: string }) => {
  const { url, title, state, reason, change, document_id, looked_at } = page;
  const { word, tone } = pageStates[state];
  return (
    <chakra.li borderTopWidth="1px" py="2" _first={{ borderTopWidth: "0" }}>
      <Flex gap="2" align="center">
        <chakra.span flex="1" minW="0" truncate dir="auto" textAlign="left" textStyle="sm">
          {document_id ? (
            <Link asChild color="fg">
              <RouterLink to={paths.document(chatbotId, document_id)}>{title ?? url}</RouterLink>
            </Link>
          ) : (
            (title ?? shortAddress(url))
          )}
        </chakra.span>
        {change && change !== "same" && (
          <Tag palette="accent">{change === "new" ? "New page" : "Updated"}</Tag>
        )}
        <Status tone={tone}>{word}</Status>
      </Flex>
      <Flex gap="2" textStyle="xs" color="fg.subtle">
        <Link
          href={url}
          target="_blank"
          rel="noopener"
          color="fg.subtle"
          truncate
          minW="0"
          flex="1"
          dir="ltr"
        >
          {shortAddress(url)}
        </Link>
        {looked_at && <span>{moment(looked_at)}</span>}
      </Flex>
      {reason && (
        <Text textStyle="sm" color={tone === "bad" ? "red.fg" : "fg.muted"} overflowWrap="anywhere">
          {reason}
        </Text>
      )}
    </chakra.li>
  );
};
