import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { FallbackProps } from "react-error-boundary";
import { AppError } from "#shared/errors.ts";
import { reloadIfReachable } from "../../lib/api/unreachable.ts";
import { useTitle } from "../../ui/page/use-title.ts";

/** Replaces a screen that could not be fetched, or that threw while it was rendered. */
export const CrashScreen = ({ error }: FallbackProps) => {
  const isAway = error instanceof AppError && error.code === "unavailable";
  useTitle(isAway ? "Not loaded" : "Something broke");
  const [isTrying, setIsTrying] = useState(false);
  const reload = async () => {
    setIsTrying(true);
    await reloadIfReachable();
    setIsTrying(false);
  };
  return (
    <Box role="alert" maxW="34rem" p={{ base: "4", md: "8" }} pt="10">
      <Heading as="h1" textStyle="h1">
        {isAway ? "This page could not be loaded" : "This page stopped working"}
      </Heading>
      <Text color="fg.muted" mt="2" mb="5">
        {isAway ? error.message : "What you saved is safe. Loading the page again usually helps."}
      </Text>
      <Button loading={isTrying} onClick={() => void reload()}>
        {isAway ? "Try again" : "Reload the page"}
      </Button>
    </Box>
  );
};
