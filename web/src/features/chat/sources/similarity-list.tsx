import { Box, chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ContextItem } from "#shared/contract/chat.ts";
import { SourceNumber } from "./cite-chip.tsx";
import { nameOf, similarityOf } from "./source-words.ts";

/** The similarity of each passage to the question; shown to the owner only. */
export const SimilarityList = ({ sources, isFolded }: { sources: ContextItem[]; isFolded: boolean }) => (
  <chakra.details open={!isFolded} borderTopWidth="1px" px="4" py="3">
    <chakra.summary {...summary}>
      <ChevronDown size={14} aria-hidden />
      Similarity
      <chakra.span ms="auto" textStyle="xs" color="fg.subtle" fontWeight="400">
        {sources.length === 1 ? "1 passage used" : `${sources.length} passages used`}
      </chakra.span>
    </chakra.summary>
    <chakra.ol mt="2">
      {sources.map((source, index) => (
        <chakra.li key={source.metadata.passageId ?? `${index} ${nameOf(source)}`} css={row}>
          <SourceNumber number={index + 1} />
          <chakra.span truncate title={nameOf(source)}>
            {nameOf(source)}
          </chakra.span>
          <Box h="1.5" borderRadius="2px" bg="border" aria-hidden>
            <Box h="full" borderRadius="2px" bg="mark.solid" style={{ width: similarityOf(source) }} />
          </Box>
          <chakra.span textAlign="end">{similarityOf(source)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  </chakra.details>
);

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

const row = {
  display: "grid",
  gridTemplateColumns: "1.375rem minmax(0, 1fr) 4.5rem 2.75rem",
  alignItems: "center",
  gap: "2",
  minH: "1.625rem",
  textStyle: "xs",
  fontVariantNumeric: "tabular-nums",
};
