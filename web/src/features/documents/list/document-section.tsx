import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Files } from "lucide-react";
import { useState } from "react";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import type { Document } from "#shared/documents/document.ts";
import { documentName } from "#shared/documents/document-name.ts";
import { useMay } from "#web/lib/session/account.ts";
import { TableBones } from "#web/ui/bones/table-bones.tsx";
import { ListBar, maxAtAGlance } from "#web/ui/list/list-bar.tsx";
import { NoMatches } from "#web/ui/list/no-matches.tsx";
import { useAllPages } from "#web/ui/list/use-all-pages.ts";
import { useListView } from "#web/ui/list/use-list-view.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { DeleteDocument } from "../actions/delete-document.tsx";
import { SelectionBar } from "../selection/selection-bar.tsx";
import { useSelection } from "../selection/use-selection.ts";
import { documentList } from "./document-list.ts";
import { DocumentsTable } from "./documents-table.tsx";

interface DocumentSectionProps {
  chatbot: Chatbot;
  onChooseFiles: () => void;
}

/** The documents of a chatbot, or the empty state with the next step. */
export const DocumentSection = ({ chatbot, onChooseFiles }: DocumentSectionProps) => {
  const list = useInfiniteQuery(documentList(chatbot.id));
  const [doomed, setDoomed] = useState<Document>();
  const documents = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const view = useListView(documents, { nameOf: documentName, compare });
  useAllPages(list, view.isChanged);
  const selection = useSelection(view.shown);
  return (
    <chakra.section aria-labelledby="uploaded">
      <Flex align="center" gap="2" mb="3">
        <Heading as="h2" textStyle="h3" id="uploaded">
          Uploaded documents
        </Heading>
        {list.data && (
          <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
            {documents.length}
            {list.hasNextPage && "+"}
          </chakra.span>
        )}
      </Flex>
      {list.isPending && (
        <TableBones label="Loading documents" columns={["3rem", "2rem", "5rem", "5.5rem"]} />
      )}
      {list.isError && !list.data && (
        <ErrorState
          title="The documents could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && documents.length === 0 && (
        <NoDocuments name={chatbot.name} onChooseFiles={onChooseFiles} />
      )}
      {documents.length > maxAtAGlance && (
        <ListBar
          label="Search documents"
          text={view.text}
          onText={view.setText}
          order={view.order}
          orders={orders}
          onOrder={view.setOrder}
        />
      )}
      {documents.length > 0 && view.shown.length === 0 && !list.hasNextPage && (
        <NoMatches things="documents" text={view.text} onClear={() => view.setText("")} />
      )}
      <SelectionBar selection={selection} />
      {view.shown.length > 0 && (
        <DocumentsTable documents={view.shown} selection={selection} onDelete={setDoomed} />
      )}
      {list.hasNextPage && (
        <Box mt="4">
          <Button
            variant="outline"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </Box>
      )}
      <DeleteDocument document={doomed} onClose={() => setDoomed(undefined)} />
    </chakra.section>
  );
};

const orders = { newest: "Newest first", name: "By name", size: "Largest first", failed: "Failed first" };

const compare: Record<keyof typeof orders, ((one: Document, other: Document) => number) | null> = {
  newest: null,
  name: (one, other) => documentName(one).localeCompare(documentName(other)),
  size: (one, other) => other.file_size - one.file_size,
  failed: (one, other) => Number(isFailed(other)) - Number(isFailed(one)),
};

const isFailed = ({ processing_status }: Document): boolean => processing_status === "failed";

const NoDocuments = ({ name, onChooseFiles }: { name: string; onChooseFiles: () => void }) => (
  <EmptyState
    icon={Files}
    title="No documents yet"
    action={
      useMay()("edits") && (
        <Button variant="outline" onClick={onChooseFiles}>
          Choose files
        </Button>
      )
    }
  >
    {name} answers from what you upload. Start with what people ask about most: terms, prices, opening hours.
  </EmptyState>
);
