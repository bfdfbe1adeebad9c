import { chakra, Flex } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { domainBox } from "./domain-box.ts";

/** The last card, which stands for one that is not there yet. */
export const PlusCard = ({ onCreate }: { onCreate: () => void }) => (
  <chakra.button type="button" css={card} onClick={onCreate}>
    <Flex as="span" gap="3" align="center">
      <chakra.span css={{ ...domainBox, ...plus }}>
        <Plus size={18} aria-hidden />
      </chakra.span>
      <chakra.span fontWeight="600">Create Knowledge Template</chakra.span>
    </Flex>
    <chakra.span textStyle="sm" color="fg.muted" textWrap="pretty">
      Pick a domain and start with six sections of four questions, or with an empty page.
    </chakra.span>
  </chakra.button>
);

const card = {
  display: "flex",
  flexDirection: "column",
  gap: "3",
  w: "full",
  p: "4",
  borderWidth: "1.5px",
  borderStyle: "dashed",
  borderColor: "border.emphasized",
  borderRadius: "l3",
  textAlign: "start",
  cursor: "pointer",
  _hover: { bg: "bg.subtle" },
} as const;

const plus = {
  bg: "transparent",
  borderStyle: "dashed",
  borderColor: "border.emphasized",
  color: "accent.fg",
} as const;
