import { Flex, Progress } from "@chakra-ui/react";
import type { Document } from "#shared/documents/document.ts";
import { documentName } from "#shared/documents/document-name.ts";
import { Stages } from "../uploads/stages.tsx";

/** The progress of a document that is being processed. */
export const LiveProgress = ({ document }: { document: Document }) => {
  const { progress, processing_status } = document;
  const percent = progress ? Math.round((progress.done / Math.max(1, progress.total)) * 100) : null;
  return (
    <Flex
      align="center"
      gap="4"
      px="4"
      py="3"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.subtle"
      textStyle="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <Progress.Root value={percent} flex="1" minW="0">
        <Progress.Track
          role="progressbar"
          aria-label={`Reading ${documentName(document)}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent ?? undefined}
        >
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <span>{processing_status === "pending" ? "Waiting for its turn" : <Stages document={document} />}</span>
    </Flex>
  );
};
