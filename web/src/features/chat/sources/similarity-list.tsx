import { Box, chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ContextItem } from "#shared/chat/shapes.ts";
import { SourceNumber } from "./cite-chip.tsx";
import { nameOf, placeIn, similarityOf } from "./source-words.ts";

interface SimilarityListProps {
  sources: ContextItem[];
  numbers: { cited: number[]; uncited: number[] };
  openNumber: number;
  onOpen: (number: number) => void;
  isFolded: boolean;
}

/** The chance of each passage to answer the question: the cited ones, and in grey below a line those that were only read. */
export const SimilarityList = ({ sources, numbers, openNumber, onOpen, isFolded }: SimilarityListProps) => {
  const { cited, uncited } = numbers;
  const rows = (some: number[], isCited: boolean) =>
    some.map((number) => {
      const source = sources[number - 1];
      return (
        source && (
          <li key={number}>
            <Row
              type="button"
              data-uncited={isCited ? undefined : ""}
              aria-current={number === openNumber || undefined}
              onClick={() => onOpen(number)}
            >
              <SourceNumber number={number} isCited={isCited} />
              <chakra.span truncate dir="auto" textAlign="left" title={nameOf(source)}>
                {nameOf(source)}
                {placeIn(source, sources) && (
                  <chakra.bdi color="fg.subtle" ms="1.5" fontWeight="400">
                    {placeIn(source, sources)}
                  </chakra.bdi>
                )}
              </chakra.span>
              <Box h="1.5" borderRadius="2px" bg="border" aria-hidden>
                <Box
                  h="full"
                  borderRadius="2px"
                  bg={isCited ? "mark.solid" : "border.emphasized"}
                  style={{ width: similarityOf(source) }}
                />
              </Box>
              <chakra.span textAlign="end">{similarityOf(source)}</chakra.span>
            </Row>
          </li>
        )
      );
    });
  return (
    <chakra.details
      open={!isFolded}
      borderTopWidth="1px"
      px="4"
      py="3"
      maxH="50%"
      overflow="auto"
      flex="none"
    >
      <chakra.summary {...summary}>
        <ChevronDown size={14} aria-hidden />
        Chance that it answers
        <chakra.span ms="auto" textStyle="xs" color="fg.subtle" fontWeight="400">
          {`${cited.length} of ${sources.length} ${sources.length === 1 ? "passage" : "passages"} cited`}
        </chakra.span>
      </chakra.summary>
      {cited.length > 0 && (
        <chakra.ol mt="2" aria-label="Cited">
          {rows(cited, true)}
        </chakra.ol>
      )}
      {uncited.length > 0 && (
        <chakra.ol mt="2" aria-label="Not cited" css={cited.length > 0 ? belowLine : undefined}>
          {rows(uncited, false)}
        </chakra.ol>
      )}
    </chakra.details>
  );
};

const summary = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  minH: { base: "8", md: "auto" },
  cursor: "pointer",
  textStyle: "sm",
  fontWeight: "550",
  listStyle: "none",
} as const;

const belowLine = { borderTopWidth: "1px", paddingTop: "2" };

const Row = chakra("button", {
  base: {
    display: "grid",
    gridTemplateColumns: "1.375rem minmax(0, 1fr) 4.5rem 2.75rem",
    alignItems: "center",
    gap: "2",
    w: "full",
    minH: { base: "11", md: "1.625rem" },
    textAlign: "start",
    textStyle: "xs",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    borderRadius: "l1",
    _hover: { bg: "bg.muted" },
    "&[aria-current=true]": { fontWeight: "600" },
    "&[data-uncited]": { color: "fg.subtle" },
  },
});
