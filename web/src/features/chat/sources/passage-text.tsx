import { Box, chakra, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { MarkedPart } from "#shared/quotation/marked-parts.ts";
import { type PassageBlock, passageBlocks, type TableBlock } from "#shared/quotation/passage-blocks.ts";
import { marker } from "#web/ui/text/marker.ts";
import { RaisedText } from "#web/ui/text/raised-text.tsx";
import { ScrollTable } from "#web/ui/text/scroll-table.tsx";
import { SourceNumber } from "./cite-chip.tsx";

interface PassageTextProps {
  text: string;
  number: number;
  /** The text that the answer cites it for. */
  claims: string[];
}

/** The prose and the tables of a passage, scrolled to the first part that supports a claim; these are marked. */
export const PassageText = ({ text, number, claims }: PassageTextProps) => {
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    first.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const blocks = passageBlocks(text, claims);
  const firstMarked = blocks.flatMap(partsOf).find(({ isMarked }) => isMarked)?.start;
  const drawn = (parts: MarkedPart[]): ReactNode =>
    parts.map(({ start, text, isMarked }) =>
      isMarked ? (
        <chakra.span key={start}>
          {start === firstMarked && (
            <chakra.span position="absolute" insetInlineStart="3">
              <SourceNumber number={number} />
            </chakra.span>
          )}
          <chakra.mark ref={start === firstMarked ? first : undefined} css={marker}>
            <RaisedText text={text} />
          </chakra.mark>
        </chakra.span>
      ) : (
        <RaisedText key={start} text={text} />
      ),
    );
  return (
    <Box color={firstMarked === undefined ? "fg" : "fg.muted"} overflowWrap="anywhere" css={apart}>
      {blocks.map((block, at) =>
        "rows" in block ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a passage never move
          <PassageTable key={at} table={block} drawn={drawn} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a passage never move
          <Text key={at} whiteSpace="pre-wrap" textWrap="pretty">
            {drawn(block.parts)}
          </Text>
        ),
      )}
    </Box>
  );
};

const partsOf = (block: PassageBlock): MarkedPart[] => ("rows" in block ? block.rows.flat(2) : block.parts);

interface PassageTableProps {
  table: TableBlock;
  drawn: (parts: MarkedPart[]) => ReactNode;
}

/** A column without a label names the rows. */
const PassageTable = ({ table: { labels, rows }, drawn }: PassageTableProps) => (
  <ScrollTable>
    {labels.some(Boolean) && (
      <thead>
        <tr>
          {labels.map((label, column) => {
            const key = `${column} ${label}`;
            return label ? (
              <th key={key} scope="col" dir="auto">
                <RaisedText text={label} />
              </th>
            ) : (
              <td key={key} />
            );
          })}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a passage never move
        <tr key={at}>
          {row.map((parts, column) => {
            const key = `${column} ${labels[column]}`;
            return column === 0 && labels[0] === "" && labels.some(Boolean) ? (
              <th key={key} scope="row" dir="auto">
                {drawn(parts)}
              </th>
            ) : (
              <td key={key} dir="auto">
                {drawn(parts)}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </ScrollTable>
);

const apart = { "& > * + *": { marginTop: "1em" } };
