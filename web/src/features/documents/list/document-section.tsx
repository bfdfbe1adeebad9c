import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Files } from "lucide-react";
import { useState } from "react";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import type { Document } from "#shared/contract/documents.ts";
import { TableBones } from "#web/ui/bones/table-bones.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";

import { DeleteDocument } from "../actions/delete-document.tsx";
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
      {documents.length > 0 && <DocumentsTable documents={documents} onDelete={setDoomed} />}
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

const NoDocuments = ({ name, onChooseFiles }: { name: string; onChooseFiles: () => void }) => (
  <EmptyState
    icon={Files}
    title="No documents yet"
    action={
      <Button variant="outline" onClick={onChooseFiles}>
        Choose files
      </Button>
    }
  >
    {name} answers from what you upload. Start with what people ask about most: terms, prices, opening hours.
  </EmptyState>
);
