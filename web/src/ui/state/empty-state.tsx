import { Box, Heading } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { statePanel } from "./state-panel.ts";

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** Replaces an empty list: what it is for, and the next step as one button. */
export const EmptyState = ({ icon: Icon, title, children, action }: EmptyStateProps) => (
  <Box {...statePanel}>
    <Box color="fg.subtle" aria-hidden>
      <Icon size={20} strokeWidth={1.5} />
    </Box>
    <Heading as="h2" textStyle="h3">
      {title}
    </Heading>
    <Box color="fg.muted" maxW="44ch">
      {children}
    </Box>
    {action && <Box mt="2">{action}</Box>}
  </Box>
);
