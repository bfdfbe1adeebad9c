import { chakra, Flex } from "@chakra-ui/react";
import { leadStatuses } from "#shared/leads/bounds.ts";
import type { LeadDetail } from "#shared/leads/shapes.ts";
import { Part } from "#web/ui/page/part.tsx";
import type { Changes } from "../changing/use-changes.ts";
import { statusNames } from "../words.ts";

/** A button for each status; the present one is pressed. */
export const StatusButtons = ({ lead: { id, status }, changes }: { lead: LeadDetail; changes: Changes }) => (
  <Part title="Status">
    <Flex role="group" aria-label="Status of this lead" gap="1" wrap="wrap">
      {leadStatuses.map((one) => (
        <chakra.button
          key={one}
          type="button"
          css={button}
          aria-pressed={one === status}
          onClick={() => !changes.isPending && changes.setStatus([id], one)}
        >
          {statusNames[one]}
        </chakra.button>
      ))}
    </Flex>
  </Part>
);

const button = {
  minH: { base: "11", md: "7" },
  px: { base: "3", md: "2" },
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.panel",
  textStyle: "xs",
  fontWeight: "550",
  color: "fg.muted",
  cursor: "pointer",
  _hover: { bg: "bg.muted" },
  "&[aria-pressed=true]": { bg: "accent.subtle", borderColor: "transparent", color: "accent.subtleFg" },
} as const;
