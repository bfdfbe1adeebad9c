import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/feature/paths.ts";
import { Logo } from "../logo.tsx";
import { useTitle } from "../page/use-title.ts";

/** The page for an unknown address. */
export const NotFound = () => {
  useTitle("Page not found");
  return (
    <Box as="main" minH="100dvh" bg="bg.surface" p={{ base: "6", md: "10" }}>
      <Logo />
      <Box maxW="30rem" mt={{ base: "16", md: "24" }}>
        <Heading as="h1" textStyle="h1">
          This page does not exist
        </Heading>
        <Text color="fg.muted" mt="2" mb="5">
          The address may be mistyped, or what it led to was removed.
        </Text>
        <Button asChild>
          <Link to={paths.app()}>Go to the dashboard</Link>
        </Button>
      </Box>
    </Box>
  );
};
