import { chakra, Flex } from "@chakra-ui/react";
import { leadStatuses } from "#shared/leads/bounds.ts";
import type { LeadCounts } from "#shared/leads/shapes.ts";
import { locale } from "#web/lib/format/locale.ts";
import type { View } from "../use-view.ts";
import { statusNames } from "../words.ts";

interface StatusPillsProps {
  view: View;
  counts: LeadCounts | undefined;
}

/** The filter by status, with the numbers of all leads. All Leads leaves the lost ones out, as the list does. */
export const StatusPills = ({ view: { filter, set }, counts }: StatusPillsProps) => (
  <Flex role="group" aria-label="Status" css={pills}>
    {(["current", ...leadStatuses] as const).map((status) => (
      <chakra.button
        key={status}
        type="button"
        aria-pressed={filter.status === status}
        onClick={() => set({ status })}
      >
        {status === "current" ? "All Leads" : statusNames[status]}
        {counts && (
          <chakra.span ms="1.5" fontWeight="500">
            {(status === "current" ? counts.total - counts.lost : counts[status]).toLocaleString(locale())}
          </chakra.span>
        )}
      </chakra.button>
    ))}
  </Flex>
);

const pills = {
  gap: "1",
  overflowX: "auto",
  scrollbarWidth: "none",
  // room for the outline of the focus
  p: "1",
  m: "-1",
  "& button": {
    flex: "none",
    minH: { base: "11", md: "8" },
    px: "2.5",
    borderRadius: "l2",
    textStyle: "xs",
    fontWeight: "550",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    whiteSpace: "nowrap",
    _hover: { bg: "bg.muted" },
  },
  "& button[aria-pressed=true]": { bg: "accent.subtle", color: "accent.subtleFg" },
} as const;
