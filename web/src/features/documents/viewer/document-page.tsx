import { Box, Button } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FileX } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { documentName } from "#shared/documents/document-name.ts";
import { AppError } from "#shared/errors.ts";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { isInProgress, pollMs } from "../list/document-list.ts";
import { DocumentView } from "./document-view.tsx";

/** One document: its file, status and extracted text. */
export const DocumentPage = () => {
  const { chatbotId = "", documentId: id = "" } = useParams();
  const found = useQuery({
    ...query("documents", "get", { chatbotId, id }),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? pollMs : false),
  });
  useTitle(found.data ? documentName(found.data) : "Document");
  if (found.data) return <DocumentView document={found.data} />;
  return (
    <PageBody pt="6">
      {found.isPending && <Skeleton label="Loading document" />}
      {found.error && isMissing(found.error) && <Missing chatbotId={chatbotId} />}
      {found.error && !isMissing(found.error) && (
        <ErrorState
          title="The document could not be loaded"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
    </PageBody>
  );
};

const isMissing = (error: Error): boolean => error instanceof AppError && error.code === "not_found";

const Missing = ({ chatbotId }: { chatbotId: string }) => (
  <Box as="section" aria-label="Document not found">
    <EmptyState
      icon={FileX}
      title="This document does not exist"
      action={
        <Button asChild variant="outline">
          <Link to={paths.documents(chatbotId)}>Go to the documents</Link>
        </Button>
      }
    >
      It may have been deleted, or the address is mistyped.
    </EmptyState>
  </Box>
);
