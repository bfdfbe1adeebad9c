import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import "@fontsource-variable/newsreader/wght.css";
import type { ContextItem } from "#shared/chat/shapes.ts";
import { writtenAnswerPlace } from "#shared/documents/written-answer-place.ts";
import { AnswerText } from "../answer/lazy-answer-text.tsx";
import { PassageText } from "./lazy-passage-text.tsx";
import { withoutHeadings } from "./source-words.ts";

interface PassageProps {
  source: ContextItem;
  number: number;
  /** The text that the answer cites it for. */
  claims: string[];
}

/**
 * The passage as a sheet of the document, with what the answer cites it for marked. A written answer is shown as it is
 * formatted, without marks, because all of it answers.
 */
export const Passage = ({ source, number, claims }: PassageProps) => {
  const { place, titlePath = [] } = source.metadata;
  const isWritten = place === writtenAnswerPlace;
  const text = withoutHeadings(source.content, titlePath);
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
        <PassageText text={text} number={number} claims={claims} />
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
