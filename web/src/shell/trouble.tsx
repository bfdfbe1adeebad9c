import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { useTitle } from "../ui/use-title.ts";

/** Stands in for a screen that broke while it was drawn. */
export const Trouble = () => {
  useTitle("Something broke");
  return (
    <Box role="alert" maxW="34rem" p={{ base: "4", md: "8" }} pt="10">
      <Heading as="h1" textStyle="h1">
        This page stopped working
      </Heading>
      <Text color="fg.muted" mt="2" mb="5">
        What you saved is safe. Loading the page again usually helps.
      </Text>
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </Box>
  );
};
