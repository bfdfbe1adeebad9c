import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Scale } from "lucide-react";
import type { Refused } from "#shared/jobs/lawful/ground-of.ts";
import { anyOf, groundNames } from "../../form/lawful/ground-names.ts";

interface RefusedNoticeProps {
  /** The field refers to the reason by it. */
  id: string;
  refused: Refused;
  onUse: (text: string) => void;
}

/** Why a criterion is refused, and what may stand in its place. */
export const RefusedNotice = ({ id, refused, onUse }: RefusedNoticeProps) => (
  <Box className="lawful" ps="2.5" pb="1" color="fg.error" textStyle="sm">
    <Flex as="p" id={id} gap="2" aria-live="polite">
      <chakra.span flex="none" mt="0.5">
        <Scale size={14} aria-hidden />
      </chakra.span>
      <span>
        <b>This names {groundNames[refused.ground]}</b> (“<bdi>{refused.words}</bdi>”). Nobody may be judged
        by {anyOf(Object.values(groundNames))}, so this criterion is refused. What the work asks for can be
        judged:
      </span>
    </Flex>
    <chakra.ul css={wordings}>
      {refused.lawful.map((text) => (
        <li key={text}>
          <chakra.span flex="1" minW="0" dir="auto">
            {text}
          </chakra.span>
          <Button size="xs" variant="outline" aria-label={`Use this: ${text}`} onClick={() => onUse(text)}>
            Use this
          </Button>
        </li>
      ))}
    </chakra.ul>
  </Box>
);

const wordings = {
  mt: "2",
  listStyleType: "none",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.panel",
  color: "fg",
  "& li": { display: "flex", alignItems: "center", gap: "3", ps: "3", pe: "1.5", py: "1.5" },
  "& li + li": { borderTopWidth: "1px" },
} as const;
