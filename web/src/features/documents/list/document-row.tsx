import { Button, chakra, Link as Style, Table } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { Document } from "#shared/documents/document.ts";
import { documentName } from "#shared/documents/document-name.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { day } from "#web/lib/format/dates.ts";
import { fileSize } from "#web/lib/format/file-size.ts";
import { locale } from "#web/lib/format/locale.ts";
import { Tag } from "#web/ui/tag.tsx";
import { DocumentMenu } from "../actions/document-menu.tsx";
import { useDocumentActions } from "../actions/use-document-actions.ts";
import { EditAnswer } from "../answers/edit-answer.tsx";
import { DocumentStatus } from "../document-status.tsx";
import { FailureNotice } from "../failure-notice.tsx";
import { DocumentIcon } from "../file-icon.tsx";
import { kindNames } from "../kind-names.ts";
import { DocumentBox } from "../selection/document-box.tsx";
import { WarningList } from "../warning-list.tsx";

interface DocumentRowProps {
  document: Document;
  isSelected: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

/** One uploaded document; below it the reason of a failure, or its warnings where they were asked for. */
export const DocumentRow = ({ document, isSelected, onSelect, onDelete }: DocumentRowProps) => {
  const { id, rag_system_id, file_size, chunk_count, processing_status, warnings = [] } = document;
  const actions = useDocumentActions(document);
  const name = documentName(document);
  const [showsWarnings, setShowsWarnings] = useState(false);
  const warningsId = useId();
  const chunks = chunk_count > 0 ? chunk_count.toLocaleString(locale()) : "";
  return (
    <>
      <Table.Row role="row">
        <Table.Cell role="cell" className="name" maxW="0" w="full">
          <chakra.div display="flex" alignItems="center" gap="2" minW="0">
            <DocumentBox label={`Select ${name}`} isSelected={isSelected} onChange={onSelect} />
            <chakra.span color="fg.subtle" flex="none">
              <DocumentIcon {...document} />
            </chakra.span>
            <Style
              asChild
              color="fg"
              truncate
              dir="auto"
              textAlign="left"
              title={document.interview?.question ?? name}
            >
              <Link to={paths.document(rag_system_id, id)}>{name}</Link>
            </Style>
            {document.kind && <Tag>{kindNames[document.kind]}</Tag>}
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
          <DocumentStatus document={document} sending={actions.sending} />
        </Table.Cell>
        <Table.Cell role="cell" className="notes">
          {processing_status === "completed" && warnings.length > 0 && (
            <Button
              variant="ghost"
              size="xs"
              color="orange.fg"
              aria-label={`${warningCount(warnings)} on ${name}`}
              aria-expanded={showsWarnings}
              aria-controls={showsWarnings ? warningsId : undefined}
              onClick={() => setShowsWarnings(!showsWarnings)}
            >
              <TriangleAlert size={14} />
              {warningCount(warnings)}
            </Button>
          )}
        </Table.Cell>
        <Table.Cell role="cell" className="added" color="fg.subtle" whiteSpace="nowrap">
          {day(document.created_at)}
        </Table.Cell>
        <Table.Cell role="cell" className="actions" textAlign="end">
          <DocumentMenu document={document} actions={actions} onDelete={onDelete} />
          <EditAnswer document={document} actions={actions} />
        </Table.Cell>
      </Table.Row>
      {processing_status === "failed" && (
        <Below>
          <FailureNotice document={document} actions={actions} />
        </Below>
      )}
      {showsWarnings && processing_status === "completed" && (
        <Below id={warningsId}>
          <WarningList warnings={warnings} />
        </Below>
      )}
    </>
  );
};

const Below = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Table.Row role="row" className="why" id={id}>
    <Table.Cell role="cell" colSpan={7}>
      {children}
    </Table.Cell>
  </Table.Row>
);

const warningCount = ({ length }: string[]): string => (length === 1 ? "1 warning" : `${length} warnings`);
