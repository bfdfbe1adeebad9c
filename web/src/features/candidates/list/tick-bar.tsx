import { Button, chakra, Flex } from "@chakra-ui/react";

/** Says how a comparison is made, and how many are chosen for it. */
export const TickBar = ({ ticked, onClear }: { ticked: string[]; onClear: () => void }) =>
  ticked.length === 0 ? (
    <chakra.p css={bar}>Tick two to compare them.</chakra.p>
  ) : (
    <Flex role="toolbar" aria-label={`${ticked.length} chosen`} css={bar} data-chosen="">
      <chakra.span role="status" flex="1">
        {ticked.length === 1 ? "1 chosen. Tick another one." : `${ticked.length} chosen`}
      </chakra.span>
      <Button variant="outline" size="xs" h={{ base: "9", md: "6" }} onClick={onClear}>
        Clear
      </Button>
    </Flex>
  );

const bar = {
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: "2",
  minH: "9",
  ps: "4",
  pe: "1.5",
  borderBottomWidth: "1px",
  bg: "bg.subtle",
  color: "fg.muted",
  textStyle: "xs",
  "&[data-chosen]": { bg: "accent.subtle", color: "accent.subtleFg", fontWeight: "550" },
  "& button": { color: "fg" },
} as const;
