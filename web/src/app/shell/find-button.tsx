import { Box, Button } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { shortcutKey } from "../palette/palette-keys.ts";
import { openPalette } from "./palette-host.tsx";

/** Opens the command palette from the sidebar. */
export const FindButton = () => (
  <Button
    variant="outline"
    w="full"
    px="2"
    mb="3"
    flex="none"
    justifyContent="flex-start"
    color="fg.muted"
    fontWeight="500"
    onClick={openPalette}
  >
    <Search />
    <Box as="span" flex="1" textAlign="start">
      Search or jump to
    </Box>
    <kbd aria-hidden>{shortcutKey} K</kbd>
  </Button>
);
