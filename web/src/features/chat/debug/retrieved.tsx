import { Button, Link as Style, Table, Text, VisuallyHidden } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Debug } from "#shared/chat/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { SourceNumber } from "../sources/cite-chip.tsx";
import { similarityOf } from "../sources/source-words.ts";

type Passage = Debug["retrieved"][number];

interface RetrievedProps {
  passages: Passage[];
  chatbotId: string;
}

const minShown = 5;

/** The passages given to the model, the others on request; two lines each where the chat is narrow. */
export const Retrieved = ({ passages, chatbotId }: RetrievedProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const given = passages.filter(({ number }) => number !== undefined).length;
  const shown = showsAll ? passages : passages.slice(0, Math.max(given, minShown));
  if (passages.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        Nothing was retrieved.
      </Text>
    );
  return (
    <>
      <Table.Root role="table" aria-label="Retrieved passages" css={layout}>
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            <Table.ColumnHeader role="columnheader">
              <VisuallyHidden>Given to the model as</VisuallyHidden>
            </Table.ColumnHeader>
            {["Passage", "Keywords", "Vectors", "Chance"].map((name) => (
              <Table.ColumnHeader
                key={name}
                role="columnheader"
                className={name === "Passage" ? "" : "figure"}
              >
                {name}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader role="columnheader">
              <VisuallyHidden>Document</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {shown.map((passage) => (
            <Row key={`${passage.documentId} ${passage.passage}`} passage={passage} chatbotId={chatbotId} />
          ))}
        </Table.Body>
      </Table.Root>
      {shown.length < passages.length && (
        <Button variant="ghost" size="xs" mt="1" px="0" color="accent.fg" onClick={() => setShowsAll(true)}>
          Show all {passages.length}
        </Button>
      )}
    </>
  );
};

const Row = ({ passage, chatbotId }: { passage: Passage; chatbotId: string }) => {
  const { documentId, filename, number, keywordScore, vectorScore, similarity } = passage;
  return (
    <Table.Row role="row" color={number === undefined ? "fg.subtle" : undefined}>
      <Table.Cell role="cell" className="number">
        {number === undefined ? <NotGiven /> : <Given number={number} />}
      </Table.Cell>
      <Table.Cell role="cell" className="passage">
        {whereabouts(passage)}
      </Table.Cell>
      <Figure name="Keywords">{keywordScore?.toFixed(2)}</Figure>
      <Figure name="Vectors">{vectorScore?.toFixed(3)}</Figure>
      <Figure name="Chance">{similarityOf({ similarity })}</Figure>
      <Table.Cell role="cell" className="open">
        <Style asChild>
          <Link
            to={paths.document(chatbotId, documentId, passage.passage)}
            target="_blank"
            aria-label={`Open in the document: ${filename}, passage ${passage.passage} (new tab)`}
          >
            Open
          </Link>
        </Style>
      </Table.Cell>
    </Table.Row>
  );
};

const Given = ({ number }: { number: number }) => (
  <>
    <SourceNumber number={number} />
    <VisuallyHidden>{number}</VisuallyHidden>
  </>
);

const NotGiven = () => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>Not given to the model</VisuallyHidden>
  </>
);

const Figure = ({ name, children = "–" }: { name: string; children?: string }) => (
  <Table.Cell role="cell" className="figure" data-name={name}>
    {children}
  </Table.Cell>
);

/** "handbook.pdf › Lending › Books › Page 4". */
const whereabouts = ({ filename, titlePath, place }: Passage): string =>
  [filename, ...titlePath, place].filter(Boolean).join(" › ");

const twoLines = {
  "& thead": { position: "absolute", clipPath: "inset(50%)", w: "1px", h: "1px", overflow: "hidden" },
  "&, & tbody": { display: "block" },
  "& tbody tr": {
    display: "grid",
    gridTemplateColumns: "1.75rem repeat(3, minmax(0, 1fr)) auto",
    alignItems: "center",
    py: "2",
    borderTopWidth: "1px",
  },
  "& td": { display: "block", p: "0", h: "auto", borderTopWidth: "0" },
  "& td.passage": { gridColumn: "2 / -1" },
  "& td.figure": { textAlign: "start" },
  "& td.figure:nth-of-type(3)": { gridColumn: "2" },
  "& td.figure::before": { content: 'attr(data-name) " "', display: "block", color: "fg.subtle" },
  "& td.open a": { display: "inline-flex", alignItems: "center", minH: "11" },
} as const;

const layout = {
  textStyle: "xs",
  "& th, & td": { px: "2" },
  "& th:first-of-type, & td.number": { ps: "0", w: "1.75rem" },
  "& th:last-of-type, & td.open": { pe: "0", textAlign: "end" },
  "& td.passage": { overflowWrap: "anywhere" },
  "& .figure": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  "@container chat (max-width: 44rem)": twoLines,
} as const;
