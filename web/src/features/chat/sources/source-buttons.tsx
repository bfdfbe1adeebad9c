import { chakra, Flex } from "@chakra-ui/react";
import { use } from "react";
import type { ContextItem } from "#shared/contract/chat.ts";
import { SourceNumber } from "./cite-chip.tsx";
import { OpenSourceContext } from "./open-source.ts";
import { nameOf, placeAndSimilarity } from "./source-words.ts";

const mostShown = 3;

/** The best sources below an answer: number, file, place, similarity. */
export const SourceButtons = ({ sources }: { sources: ContextItem[] }) => {
  const { openNumber, toggle } = use(OpenSourceContext);
  return (
    <Flex wrap="wrap" gap="1.5" mt="3">
      {sources.slice(0, mostShown).map((source, index) => (
        <SourceButton
          key={source.metadata.passageId ?? `${index} ${nameOf(source)}`}
          type="button"
          aria-expanded={openNumber === index + 1}
          onClick={(event) => toggle(index + 1, event.currentTarget)}
        >
          <SourceNumber number={index + 1} />
          <chakra.span truncate title={nameOf(source)}>
            {nameOf(source)}
          </chakra.span>
          <chakra.span className="place" flex="none" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {placeAndSimilarity(source)}
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
    "&[aria-expanded=true]": {
      borderColor: "mark.solid",
      bg: "mark.subtle",
      "& .place": { color: "fg.muted" },
    },
  },
});
