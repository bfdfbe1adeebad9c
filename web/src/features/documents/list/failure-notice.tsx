import { Button, chakra, Flex, Table } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { CircleAlert, RotateCw } from "lucide-react";
import type { Document } from "../../../../../shared/contract/documents.ts";
import { api, queryClient } from "../../../lib/api.ts";

/** Why a document failed, what to do about it, and another try. */
export const FailureNotice = ({ document }: { document: Document }) => {
  const retry = useMutation({
    mutationFn: () => api.documents.process({ documentId: document.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["documents"] }),
  });
  return (
    <Table.Row role="row" className="why">
      <Table.Cell role="cell" colSpan={6}>
        <Flex
          align="flex-start"
          gap="2"
          ps="3"
          pe="2.5"
          py="2"
          borderRadius="l2"
          bg="red.subtle"
          color="red.fg"
        >
          <CircleAlert size={16} aria-hidden style={{ flex: "none", marginTop: 1 }} />
          <chakra.span flex="1">{document.failure_reason ?? "The file could not be processed."}</chakra.span>
          <Button
            variant="outline"
            size="xs"
            my="-0.5"
            aria-label={`Retry ${document.filename}`}
            loading={retry.isPending}
            onClick={() => retry.mutate()}
          >
            <RotateCw size={14} />
            Retry
          </Button>
        </Flex>
      </Table.Cell>
    </Table.Row>
  );
};
