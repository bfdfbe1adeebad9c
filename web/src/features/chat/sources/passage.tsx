import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import "@fontsource-variable/newsreader/wght.css";
import { useEffect, useRef } from "react";
import type { ContextItem } from "#shared/chat/shapes.ts";
import { writtenAnswerPlace } from "#shared/documents/written-answer-place.ts";
import { markedParts } from "#shared/quotation/marked-parts.ts";
import { marker } from "#web/ui/text/marker.ts";
import { AnswerText } from "../answer/lazy-answer-text.tsx";
import { SourceNumber } from "./cite-chip.tsx";
import { withoutHeadings } from "./source-words.ts";

interface PassageProps {
  source: ContextItem;
  number: number;
  /** The text that the answer cites it for. */
  claims: string[];
}

/**
 * The passage as a sheet of the document, scrolled to the first sentence that supports a claim; these are marked. A
 * written answer is shown as it is formatted, without marks, because all of it answers.
 */
export const Passage = ({ source, number, claims }: PassageProps) => {
  const { place, titlePath = [] } = source.metadata;
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    first.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const isWritten = place === writtenAnswerPlace;
  const text = withoutHeadings(source.content, titlePath);
  const parts = isWritten ? [] : markedParts(text, claims);
  const firstMarked = parts.find(({ isMarked }) => isMarked)?.start;
  return (
    <Box as="article" dir="auto" {...sheet}>
      <Flex justify="space-between" gap="3" mb="4" textStyle="xs" color="fg.subtle" fontFamily="body">
        <span>{titlePath.slice(0, -1).join(" › ")}</span>
        <chakra.bdi flex="none">{place}</chakra.bdi>
      </Flex>
      {titlePath.length > 0 && (
        <Text fontSize="1.1875rem" lineHeight="1.5rem" fontWeight="600" mb="2">
          {titlePath.at(-1)}
        </Text>
      )}
      {isWritten ? (
        <AnswerText text={text} sourceCount={0} isWriting={false} />
      ) : (
        <Text
          position="relative"
          color={firstMarked === undefined ? "fg" : "fg.muted"}
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          textWrap="pretty"
        >
          {parts.map(({ start, text, isMarked }) =>
            isMarked ? (
              <chakra.span key={start}>
                {start === firstMarked && (
                  <chakra.span position="absolute" insetInlineStart="-8">
                    <SourceNumber number={number} />
                  </chakra.span>
                )}
                <chakra.mark ref={start === firstMarked ? first : undefined} css={marker}>
                  {text}
                </chakra.mark>
              </chakra.span>
            ) : (
              text
            ),
          )}
        </Text>
      )}
    </Box>
  );
};

const sheet = {
  position: "relative",
  p: "6",
  ps: "11",
  borderWidth: "1px",
  borderRadius: "3px",
  bg: "bg.panel",
  boxShadow: "sheet",
  textStyle: "passage",
} as const;
