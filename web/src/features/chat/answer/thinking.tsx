import { Box, Flex } from "@chakra-ui/react";
import { useIsLate } from "#web/lib/browser/use-is-late.ts";
import type { Turn } from "../turns/turn.ts";

/** An animated marker stroke and the current step of the answer. */
export const Thinking = ({ turn }: { turn: Turn }) => {
  const isLate = useIsLate(patienceMs);
  return (
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
      {words(turn, isLate)}
    </Flex>
  );
};

const patienceMs = 15_000;

const words = ({ sources: { length: passages }, state }: Turn, isLate: boolean): string => {
  if (passages > 0) return `Writing from ${passages} ${passages === 1 ? "passage" : "passages"}`;
  if (state === "writing") return "Writing";
  return isLate ? "Still thinking. Some models need a minute." : "Thinking";
};
