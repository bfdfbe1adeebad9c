import { Button, chakra, Table } from "@chakra-ui/react";
import { format } from "date-fns";
import { Trash2 } from "lucide-react";
import type { Document } from "../../../../../shared/contract/documents.ts";
import { Status } from "../../../ui/status.tsx";
import { FileIcon } from "../file-icon.tsx";
import { fileSize } from "../file-size.ts";
import { FailureNotice } from "./failure-notice.tsx";

export interface DocumentRowProps {
  document: Document;
  onDelete: () => void;
}

/** One uploaded document; a failed one with its reason below. */
export const DocumentRow = ({ document, onDelete }: DocumentRowProps) => {
  const { filename, file_size, chunk_count, processing_status, created_at } = document;
  const { word, tone } = statuses[processing_status];
  const chunks = chunk_count > 0 ? chunk_count.toLocaleString("en-US") : "";
  return (
    <>
      <Table.Row role="row">
        <Table.Cell role="cell" className="name" maxW="0" w="full">
          <chakra.div display="flex" alignItems="center" gap="2" minW="0">
            <chakra.span color="fg.subtle" flex="none">
              <FileIcon name={filename} />
            </chakra.span>
            <chakra.b fontWeight="550" truncate title={filename}>
              {filename}
            </chakra.b>
          </chakra.div>
        </Table.Cell>
        <Table.Cell role="cell" className="size figure">
          {fileSize(file_size)}
        </Table.Cell>
        <Table.Cell role="cell" className="chunks figure">
          {chunks}
          {chunks && <span className="unit"> {chunk_count === 1 ? "chunk" : "chunks"}</span>}
        </Table.Cell>
        <Table.Cell role="cell" className="status">
          <Status tone={tone}>{word}</Status>
        </Table.Cell>
        <Table.Cell role="cell" className="added" color="fg.subtle" whiteSpace="nowrap">
          {format(created_at, "MMM d, yyyy")}
        </Table.Cell>
        <Table.Cell role="cell" className="actions" textAlign="end">
          <Button variant="ghost" px="0" aria-label={`Delete ${filename}`} onClick={onDelete}>
            <Trash2 size={16} />
          </Button>
        </Table.Cell>
      </Table.Row>
      {processing_status === "failed" && <FailureNotice document={document} />}
    </>
  );
};

const statuses = {
  pending: { word: "Pending", tone: "idle" },
  processing: { word: "Processing", tone: "busy" },
  completed: { word: "Completed", tone: "good" },
  failed: { word: "Failed", tone: "bad" },
} as const;
