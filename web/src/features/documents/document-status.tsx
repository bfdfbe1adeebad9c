import { chakra } from "@chakra-ui/react";
import type { Document } from "#shared/documents/document.ts";
import { sentOf } from "../../lib/format/file-size.ts";
import { Status } from "../../ui/status.tsx";
import type { DocumentActions } from "./actions/use-document-actions.ts";
import { progressWords } from "./progress-words.ts";

interface DocumentStatusProps {
  document: Document;
  /** A new file on its way. */
  sending?: DocumentActions["sending"];
  /** The stage is told elsewhere. */
  isBrief?: boolean;
}

/** The state of a document, and how far it is while something goes on. */
export const DocumentStatus = ({ document, sending, isBrief }: DocumentStatusProps) => {
  const { word, tone } = sending ? uploading : statuses[document.processing_status];
  const far = sending ? sentOf(sending.sentBytes, sending.bytes) : isBrief ? undefined : stageWords(document);
  return (
    <chakra.span display="inline-flex" flexDirection="column" alignItems="flex-start" verticalAlign="middle">
      <Status tone={tone}>{word}</Status>
      {far && (
        <chakra.span
          ps="0.8125rem"
          textStyle="xs"
          color="fg.subtle"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
        >
          {far}
        </chakra.span>
      )}
    </chakra.span>
  );
};

const stageWords = (document: Document): string | undefined =>
  document.processing_status === "processing"
    ? (progressWords(document) ?? stages[document.processing_stage ?? "read"])
    : undefined;

const stages = { read: "Reading", split: "Splitting into passages", index: "Indexing" };

const uploading = { word: "Uploading", tone: "busy" } as const;

const statuses = {
  pending: { word: "Pending", tone: "idle" },
  processing: { word: "Processing", tone: "busy" },
  completed: { word: "Completed", tone: "good" },
  failed: { word: "Failed", tone: "bad" },
} as const;
