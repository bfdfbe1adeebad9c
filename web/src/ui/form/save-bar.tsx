import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SaveBarProps {
  /** The words that tell the changes, and what saving does. */
  children: ReactNode;
  /** The words of the button. */
  action: string;
  /** The id of the form if the bar lies outside of it. */
  form?: string;
  isSaving: boolean;
  onDiscard: () => void;
  /** A box within a column; otherwise it is as wide as the page. */
  isFramed?: boolean;
}

/** Stays at the foot of the page while something is changed. */
export const SaveBar = ({ children, action, form, isSaving, onDiscard, isFramed }: SaveBarProps) => (
  <Flex css={{ ...bar, ...(isFramed ? framed : wide) }}>
    <Text role="status" flex="1" textStyle="sm" color="fg.muted">
      {children}
    </Text>
    <Box display="flex" gap="2">
      <Button variant="ghost" onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" form={form} loading={isSaving}>
        {action}
      </Button>
    </Box>
  </Flex>
);

const bar = {
  position: "sticky",
  bottom: "0",
  zIndex: "docked",
  alignItems: "center",
  gap: "3",
  flexWrap: "wrap",
  py: "3",
} as const;

const framed = { px: "4", my: "4", bg: "bg.panel", borderWidth: "1px", borderRadius: "l3" } as const;

const wide = { px: { base: "4", md: "8" }, bg: "bg.surface", borderTopWidth: "1px" } as const;
