import { Box, type BoxProps } from "@chakra-ui/react";

/** The content below the page header, with the sheet's margins. */
export const PageBody = (props: BoxProps) => (
  <Box px={{ base: "4", md: "8" }} pb="10" maxW="76rem" w="full" {...props} />
);
