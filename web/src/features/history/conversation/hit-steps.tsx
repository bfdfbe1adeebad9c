import { Button, chakra, Flex } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { useHits } from "./use-hits.ts";

/** How many messages the words of the search are in, with buttons to the former and the next one. */
export const HitSteps = ({ hits }: { hits: ReturnType<typeof useHits> }) => {
  const { at, count, step } = hits;
  if (count === 0) return null;
  return (
    <Flex
      role="group"
      aria-label="Found messages"
      align="center"
      gap="1"
      ps="5"
      pe="3"
      minH="9"
      textStyle="xs"
      color="fg.muted"
      borderBottomWidth="1px"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.span flex="1" role="status">
        {count === 1
          ? "Found in 1 message"
          : `Found in message ${at + 1} of ${count.toLocaleString("en-US")}`}
      </chakra.span>
      {count > 1 && (
        <>
          <Button
            variant="ghost"
            size="xs"
            px="0"
            aria-label="Previous found message"
            onClick={() => step(-1)}
          >
            <ChevronUp size={16} />
          </Button>
          <Button variant="ghost" size="xs" px="0" aria-label="Next found message" onClick={() => step(1)}>
            <ChevronDown size={16} />
          </Button>
        </>
      )}
    </Flex>
  );
};
