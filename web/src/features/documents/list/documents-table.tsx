import { chakra, Table, VisuallyHidden } from "@chakra-ui/react";
import type { Document } from "#shared/documents/document.ts";
import { DocumentBox } from "../selection/document-box.tsx";
import type { Selection } from "../selection/use-selection.ts";
import { DocumentRow } from "./document-row.tsx";

interface DocumentsTableProps {
  documents: Document[];
  selection: Selection;
  onDelete: (document: Document) => void;
}

/** A table that becomes rows of two lines where the sheet is narrow; the roles keep it a table for screen readers. */
export const DocumentsTable = ({ documents, selection, onDelete }: DocumentsTableProps) => (
  <Table.Root role="table" aria-labelledby="uploaded" css={layout}>
    <Table.Header role="rowgroup">
      <Table.Row role="row">
        <Table.ColumnHeader role="columnheader">
          <chakra.span display="flex" alignItems="center" gap="2">
            <DocumentBox
              label="Select all documents"
              isSelected={selection.isAll}
              isMixed={selection.chosen.length > 0}
              onChange={selection.toggleAll}
            />
            Name
          </chakra.span>
        </Table.ColumnHeader>
        <Table.ColumnHeader role="columnheader" className="figure">
          Size
        </Table.ColumnHeader>
        <Table.ColumnHeader role="columnheader" className="figure">
          Chunks
        </Table.ColumnHeader>
        <Table.ColumnHeader role="columnheader">Status</Table.ColumnHeader>
        <Table.ColumnHeader role="columnheader">
          <VisuallyHidden>Warnings</VisuallyHidden>
        </Table.ColumnHeader>
        <Table.ColumnHeader role="columnheader">Added</Table.ColumnHeader>
        <Table.ColumnHeader role="columnheader">
          <VisuallyHidden>Actions</VisuallyHidden>
        </Table.ColumnHeader>
      </Table.Row>
    </Table.Header>
    <Table.Body role="rowgroup">
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          isSelected={selection.chosen.includes(document)}
          onSelect={() => selection.toggle(document.id)}
          onDelete={() => onDelete(document)}
        />
      ))}
    </Table.Body>
  </Table.Root>
);

const twoLines = {
  "& thead": { position: "absolute", clipPath: "inset(50%)", w: "1px", h: "1px", overflow: "hidden" },
  "&, & tbody": { display: "block" },
  "& tbody tr": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "0.5",
    position: "relative",
    py: "3",
    pe: "11",
    borderTopWidth: "1px",
  },
  "& td": { display: "block", p: "0", h: "auto", borderTopWidth: "0", textStyle: "xs" },
  "& td.name": { order: "-2", w: "full", maxW: "full", textStyle: "sm" },
  "& td.status": { order: "-1", ps: "12" },
  "& td.notes button": { minH: "8", h: "8" },
  "& td.actions": { position: "absolute", insetInlineEnd: "0", top: "50%", translate: "0 -50%" },
  "& td:empty, & td.added": { display: "none" },
  "& .unit": { display: "inline" },
  "& tbody tr.why": { display: "block", borderTopWidth: "0", p: "0", pb: "3" },
  "& tr:hover > td": { bg: "transparent" },
};

const layout = {
  "& .figure": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  "& th:first-of-type, & td.name": { ps: "1" },
  "& .unit": { display: "none" },
  "& td.notes": { px: "0" },
  "& tr.why > td": { borderTopWidth: "0", pt: "0", pb: "3", ps: "6.5", h: "auto" },
  "& tr.why:hover > td": { bg: "transparent" },
  "@container sheet (max-width: 44rem)": twoLines,
} as const;
