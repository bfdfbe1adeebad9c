import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { ChartColumn, Table2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import { type Column, FigureTable } from "./figure-table.tsx";
import { Panel } from "./panel.tsx";
import { textOf } from "./text-of.ts";

interface ChartedProps<Row> {
  title: string;
  lead: ReactNode;
  /** The drawing, which screen readers leave out. */
  chart: ReactNode;
  columns: Column<Row>[];
  rows: Row[];
}

/** A drawing and the table with its figures: readers choose one of them, screen readers always read the table. */
export const Charted = <Row,>({ title, lead, chart, columns, rows }: ChartedProps<Row>) => {
  const [isTable, setTable] = useState(false);
  const table = <FigureTable caption={title} columns={columns} rows={rows} />;
  return (
    <Panel
      title={title}
      lead={lead}
      action={
        <chakra.div role="group" aria-label={`Show ${title} as`} css={segment}>
          <button type="button" aria-pressed={!isTable} onClick={() => setTable(false)}>
            <ChartColumn size={14} aria-hidden />
            <span>Chart</span>
          </button>
          <button type="button" aria-pressed={isTable} onClick={() => setTable(true)}>
            <Table2 size={14} aria-hidden />
            <span>Table</span>
          </button>
        </chakra.div>
      }
    >
      {isTable ? (
        <>
          {table}
          <CopyButton
            variant="outline"
            mt="3"
            label="Copy table"
            says="Table copied to clipboard!"
            text={textOf(columns, rows)}
          />
        </>
      ) : (
        <>
          <div aria-hidden>{chart}</div>
          <VisuallyHidden>{table}</VisuallyHidden>
        </>
      )}
    </Panel>
  );
};

const segment = {
  display: "inline-flex",
  flex: "none",
  p: "2px",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.muted",
  "& button": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    minH: { base: "10", md: "6" },
    minW: { base: "10", md: "0" },
    px: "2",
    borderRadius: "4px",
    textStyle: "xs",
    fontWeight: "550",
    color: "fg.muted",
    cursor: "pointer",
  },
  "& button[aria-pressed=true]": { bg: "bg.panel", color: "fg", boxShadow: "sheet" },
  "@container sheet (max-width: 44rem)": {
    "& span": {
      position: "absolute",
      w: "1px",
      h: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
} as const;
