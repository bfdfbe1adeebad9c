import { Box, Flex } from "@chakra-ui/react";
import type { Webhook } from "#shared/webhooks/shapes.ts";
import { type Beat, beatsOf, beatWords } from "../words.ts";

/** The attempts of the last 24 hours, a bar for each; its colour and height say the state. */
export const Beats = ({ hours }: Pick<Webhook, "hours">) => (
  <Flex role="img" aria-label={beatWords(hours)} align="flex-end" gap="2px" h="6">
    {beatsOf(hours).map((beat, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other identity
      <Box key={at} flex="1" borderRadius="1px" {...looks[beat]} />
    ))}
  </Flex>
);

const looks: Record<Beat, { bg: string; h: string }> = {
  none: { bg: "bg.emphasized", h: "25%" },
  good: { bg: "green.solid", h: "70%" },
  mixed: { bg: "orange.solid", h: "85%" },
  bad: { bg: "red.solid", h: "100%" },
};
