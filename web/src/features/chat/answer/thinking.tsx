import { Box, Flex } from "@chakra-ui/react";
import type { Turn } from "../turns/turn.ts";

/** An animated marker stroke and the current step of the answer. */
export const Thinking = ({ turn }: { turn: Turn }) => (
  <Flex as="span" role="status" align="center" gap="2" color="fg.muted" textStyle="sm">
    <Box
      as="span"
      w="14px"
      h="2"
      borderRadius="2px 4px 3px 3px"
      bg="mark.solid"
      transformOrigin="left"
      animation="stroke 1.1s ease-in-out infinite"
      _motionReduce={{ animation: "none" }}
    />
    {words(turn.sources.length, turn.state)}
  </Flex>
);

const words = (passages: number, state: Turn["state"]): string => {
  if (passages > 0) return `Writing from ${passages} ${passages === 1 ? "passage" : "passages"}`;
  return state === "writing" ? "Writing" : "Thinking";
};
