import { Box, chakra, Text } from "@chakra-ui/react";
import "@fontsource-variable/newsreader/wght.css";
import { marker } from "#web/ui/text/marker.ts";
import { example } from "./sample-words.ts";

/** A question, its answer and the cited passage, as the test chat shows them. */
export const Example = () => (
  <Box>
    <Text ms="auto" w="fit-content" maxW="85%" px="3.5" py="2" mb="3" borderRadius="l3" bg="bg.muted">
      {example.question}
    </Text>
    <Text textStyle="lg">
      {example.answer}
      <CitationNumber aria-hidden>1</CitationNumber>
    </Text>
    <chakra.blockquote mt="3" px="3.5" py="3" borderWidth="1px" borderRadius="l2" bg="bg.subtle">
      <Text textStyle="passage">
        <chakra.mark css={marker}>{example.passage}</chakra.mark>
      </Text>
      <Text textStyle="xs" color="fg.subtle" mt="2">
        {example.place}
      </Text>
    </chakra.blockquote>
  </Box>
);

const CitationNumber = chakra("span", {
  base: {
    display: "inline-flex",
    justifyContent: "center",
    minW: "1.125rem",
    h: "1.125rem",
    mx: "0.12rem",
    verticalAlign: "0.14em",
    borderRadius: "3px 6px 4px 5px",
    bg: "mark.chip",
    color: "mark.chipFg",
    fontSize: "0.6875rem",
    fontWeight: "600",
    lineHeight: "1.125rem",
  },
});
