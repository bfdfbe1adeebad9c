import { Button } from "@chakra-ui/react";

/** A link that skips the sidebar, for keyboard users. */
export const SkipLink = () => (
  <Button asChild position="absolute" top="-16" left="3" zIndex="skipNav" _focus={{ top: "3" }}>
    <a href="#main">Skip to content</a>
  </Button>
);
