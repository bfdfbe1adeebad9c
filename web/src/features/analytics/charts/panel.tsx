import { Box, Flex, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface PanelProps {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled box of figures. */
export const Panel = ({ title, lead, action, children }: PanelProps) => (
  <Box
    as="section"
    aria-label={title}
    px="5"
    py="4"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l3"
    minW="0"
  >
    <Flex gap="3" mb="3" align="flex-start">
      <Box flex="1" minW="0">
        <Heading as="h2" textStyle="h3">
          {title}
        </Heading>
        {lead && (
          <Box textStyle="sm" color="fg.muted" mt="0.5">
            {lead}
          </Box>
        )}
      </Box>
      {action}
    </Flex>
    {children}
  </Box>
);
