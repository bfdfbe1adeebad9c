import { Box, Button, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";

interface FormBarProps {
  /** Says which changes are not saved yet, or why they cannot be. */
  children: ReactNode;
  /** The words of the button. */
  action: string;
  isSaving: boolean;
  isOff?: boolean;
  /** Outlined, while another button of the page is the next step. */
  isQuiet?: boolean;
}

/** Stays at the foot of the page. Cancel leads to the list. */
export const FormBar = ({ children, action, isSaving, isOff, isQuiet }: FormBarProps) => (
  <Flex css={bar}>
    <Box role="status" flex="1" minW="12rem" textStyle="sm" color="fg.muted">
      {children}
    </Box>
    <Flex gap="2" css={{ "& > *": { flex: { base: "1", md: "none" } } }} w={{ base: "full", md: "auto" }}>
      <Button asChild variant="ghost">
        <Link to={paths.jobs()}>Cancel</Link>
      </Button>
      <Button type="submit" variant={isQuiet ? "outline" : "solid"} loading={isSaving} disabled={isOff}>
        {action}
      </Button>
    </Flex>
  </Flex>
);

const bar = {
  position: "sticky",
  bottom: "0",
  zIndex: "docked",
  alignItems: "center",
  gap: { base: "2", md: "3" },
  flexWrap: "wrap",
  px: { base: "4", md: "8" },
  py: "3",
  bg: "bg.surface",
  borderTopWidth: "1px",
} as const;
