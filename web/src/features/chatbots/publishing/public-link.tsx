import { Button, chakra, Flex } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
import { CopyButton } from "#web/ui/text/copy-button.tsx";

/** A link to copy and to open, whole at every width; text and buttons share one outline. */
export const PublicLink = ({ link }: { link: string }) => (
  <Flex role="group" aria-label="Public link" css={outline}>
    <chakra.span className="address" translate="no">
      {link}
    </chakra.span>
    <CopyButton text={link} says="Public link copied to clipboard!" isIcon label="Copy public link" />
    <Button asChild variant="ghost" px="0" aria-label="Open in a new tab">
      <a href={link} target="_blank" rel="noopener">
        <ArrowUpRight size={14} />
      </a>
    </Button>
  </Flex>
);

const outline = {
  w: "full",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l2",
  bg: "bg.subtle",
  "& .address": {
    flex: "1",
    minW: "0",
    alignSelf: "center",
    px: "2.5",
    py: "1.5",
    overflowWrap: "anywhere",
    userSelect: "all",
  },
  "& > :not(.address)": { h: "auto", borderRadius: "0", borderInlineStartColor: "border" },
  "& > :last-child": { borderEndRadius: "l2" },
} as const;
