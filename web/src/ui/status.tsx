import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface StatusProps {
  /** good is green, busy blue, warn orange, bad red with a square dot, idle grey. */
  tone: "good" | "busy" | "warn" | "bad" | "idle";
  children: ReactNode;
}

const palettes = { good: "green", busy: "blue", warn: "orange", bad: "red", idle: "gray" };

/** A dot and a word. */
export const Status = ({ tone, children }: StatusProps) => (
  <Flex
    as="span"
    display="inline-flex"
    align="center"
    gap="1.5"
    textStyle="xs"
    fontWeight="550"
    whiteSpace="nowrap"
    colorPalette={palettes[tone]}
    color="colorPalette.fg"
  >
    <Box
      as="span"
      boxSize="7px"
      flex="none"
      bg="colorPalette.solid"
      borderRadius={tone === "bad" ? "1px" : "full"}
    />
    {children}
  </Flex>
);
