import { Box, Flex } from "@chakra-ui/react";
import type { LeadStatus as Value } from "#shared/leads/shapes.ts";
import { statusNames, statusPalettes } from "../words.ts";

/** A dot and the status. */
export const LeadStatus = ({ status }: { status: Value }) => (
  <Flex
    as="span"
    display="inline-flex"
    align="center"
    gap="1.5"
    textStyle="xs"
    fontWeight="550"
    whiteSpace="nowrap"
    colorPalette={statusPalettes[status]}
    color="colorPalette.fg"
  >
    <Box as="span" boxSize="7px" flex="none" bg="colorPalette.solid" borderRadius="full" />
    {statusNames[status]}
  </Flex>
);
