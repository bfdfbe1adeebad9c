import { Box, Button, Heading, Text } from "@chakra-ui/react";

/** Replaces the app if its configuration is missing or wrong. */
export const Misconfigured = ({ reason }: { reason: string }) => (
  <Box as="main" maxW="34rem" mx="auto" p="8" mt="16">
    <Heading as="h1" textStyle="h1">
      Docent cannot start
    </Heading>
    <Text color="fg.muted" mt="2">
      This installation's configuration could not be read. Send this message to the person who runs it:
    </Text>
    <Box
      as="pre"
      fontFamily="mono"
      textStyle="sm"
      whiteSpace="pre-wrap"
      bg="bg.code"
      p="4"
      my="4"
      borderRadius="l2"
    >
      {reason}
    </Box>
    <Button onClick={() => location.reload()}>Try again</Button>
  </Box>
);
