import { Button, chakra, Flex } from "@chakra-ui/react";
import { CircleAlert, FileUp, PenLine, RotateCw } from "lucide-react";
import type { Document } from "#shared/documents/document.ts";
import { documentName } from "#shared/documents/document-name.ts";
import { useMay } from "../../lib/session/account.ts";
import type { DocumentActions } from "./actions/use-document-actions.ts";

/** Why a document failed, what to do about it, another try and another file. */
export const FailureNotice = ({ document, actions }: { document: Document; actions: DocumentActions }) => {
  const { chunk_count, failure_reason = "The file could not be processed." } = document;
  const name = documentName(document);
  return (
    <Flex
      align="flex-start"
      wrap="wrap"
      gap="2"
      ps="3"
      pe="2.5"
      py="2"
      borderRadius="l2"
      bg="red.subtle"
      color="red.fg"
      textStyle="sm"
    >
      <Flex flex="1 1 18rem" minW="0" gap="2">
        <CircleAlert size={16} aria-hidden style={{ flex: "none", marginTop: 1 }} />
        <chakra.span minW="0" overflowWrap="anywhere">
          {failure_reason}
          {chunk_count > 0 && " The version from before still answers."}
        </chakra.span>
      </Flex>
      <Flex gap="1.5" my="-0.5" display={useMay()("edits") ? "flex" : "none"}>
        <Button
          variant="outline"
          size="xs"
          aria-label={`Retry ${name}`}
          loading={actions.isRetrying}
          onClick={actions.retry}
        >
          <RotateCw size={14} />
          Retry
        </Button>
        {document.kind === "answer" ? (
          <Button variant="outline" size="xs" aria-label={`Edit answer ${name}`} onClick={actions.edit}>
            <PenLine size={14} />
            Edit answer
          </Button>
        ) : document.kind ? null : (
          <Button
            variant="outline"
            size="xs"
            aria-label={`Replace file ${name}`}
            disabled={Boolean(actions.sending)}
            onClick={actions.replace}
          >
            <FileUp size={14} />
            Replace file
          </Button>
        )}
      </Flex>
    </Flex>
  );
};
