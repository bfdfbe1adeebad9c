import { chakra, Flex, Text } from "@chakra-ui/react";
import { use } from "react";
import { leastSimilarity } from "#shared/chat/least-similarity.ts";
import type { ContextItem } from "#shared/chat/shapes.ts";
import { numbersOf } from "#shared/quotation/citations.ts";
import { SourceNumber } from "./cite-chip.tsx";
import { OpenSourceContext } from "./open-source.ts";
import { chance, nameOf, placeIn, similarityOf, surenessOf } from "./source-words.ts";

const maxShown = 3;

interface SourceButtonsProps {
  answer: string;
  sources: ContextItem[];
}

/** The sources below an answer: those that it cites by number, or the best matches, if there are any. */
export const SourceButtons = ({ answer, sources }: SourceButtonsProps) => {
  const { openNumber, openMark, toggle } = use(OpenSourceContext);
  const { cited, uncited } = numbersOf(answer, sources.length);
  const isCited = cited.length > 0;
  const shown = (isCited ? cited : uncited)
    .flatMap((number) => sources.slice(number - 1, number).map((source) => ({ number, source })))
    .filter(({ source }) => isCited || source.similarity >= leastSimilarity)
    .slice(0, maxShown);
  if (shown.length === 0) return null;
  const places = shown.map(({ source }) => source);
  return (
    <Flex wrap="wrap" align="center" gap="1.5" mt="3">
      {!isCited && (
        <Text textStyle="xs" color="fg.subtle" w="full">
          No passage is cited. The best matches:
        </Text>
      )}
      {shown.map(({ number, source }) => (
        <SourceButton
          key={number}
          type="button"
          aria-expanded={openNumber === number && !openMark}
          data-open={openNumber !== number ? undefined : isCited ? "cited" : "uncited"}
          onClick={(event) => toggle(number, event.currentTarget)}
        >
          <SourceNumber number={number} isCited={isCited} />
          <chakra.span truncate flex="0 1 auto" dir="auto" textAlign="left" title={nameOf(source)}>
            {nameOf(source)}
          </chakra.span>
          {placeIn(source, places) && (
            <chakra.bdi className="place" truncate color="fg.subtle">
              {placeIn(source, places)}
            </chakra.bdi>
          )}
          <chakra.span
            className="place"
            title={chance}
            flex="none"
            color="fg.subtle"
            fontVariantNumeric="tabular-nums"
          >
            {similarityOf(source)} {surenessOf(source)}
          </chakra.span>
        </SourceButton>
      ))}
    </Flex>
  );
};

const SourceButton = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.4rem",
    maxW: "full",
    minH: { base: "11", md: "1.875rem" },
    ps: "0.35rem",
    pe: "0.6rem",
    borderWidth: "1px",
    borderRadius: "l2",
    bg: "bg.panel",
    textStyle: "xs",
    cursor: "pointer",
    transition: "border-color 120ms ease-out",
    _hover: { borderColor: "border.emphasized" },
    "&[data-open=cited]": {
      borderColor: "mark.solid",
      bg: "mark.subtle",
      "& .place": { color: "fg.muted" },
    },
    "&[data-open=uncited]": { borderColor: "border.emphasized", bg: "bg.muted" },
  },
});
