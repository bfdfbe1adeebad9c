import { Box, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A titled box of the dashboard. */
export const Panel = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Box as="section" p="5" bg="bg.panel" borderWidth="1px" borderRadius="l3">
    <Heading as="h2" textStyle="h3">
      {title}
    </Heading>
    <Text textStyle="sm" color="fg.muted" mt="1" mb={children ? "4" : "0"}>
      {lead}
    </Text>
    {children}
  </Box>
);
