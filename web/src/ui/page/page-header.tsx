import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: its only h1, a sentence about it and its actions. */
export const PageHeader = ({ title, lead, actions }: PageHeaderProps) => (
  <Flex
    as="header"
    gap="4"
    align="flex-start"
    px={{ base: "4", md: "8" }}
    pt="6"
    pb="5"
    wrap={{ base: "wrap", md: "nowrap" }}
  >
    <Box flex="1" minW="0">
      <Heading as="h1" textStyle="h1">
        {title}
      </Heading>
      {lead && (
        <Text color="fg.muted" mt="1" maxW="62ch">
          {lead}
        </Text>
      )}
    </Box>
    {actions && (
      <Flex
        gap="2"
        flex="none"
        w={{ base: "full", md: "auto" }}
        css={{ "& > *": { flexGrow: { base: 1, md: 0 } } }}
      >
        {actions}
      </Flex>
    )}
  </Flex>
);
