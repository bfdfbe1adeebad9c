import { Box, chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { Link } from "react-router-dom";
import type { Lead } from "#shared/leads/shapes.ts";
import { exact, shortDay } from "#web/lib/format/dates.ts";
import { SelectBox } from "#web/ui/select-box.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { nameOf, reachOf } from "../words.ts";
import { boxArea, grid } from "./columns.ts";
import { LeadStatus } from "./lead-status.tsx";

interface LeadRowProps {
  lead: Lead;
  /** The address of the view with this lead open. */
  to: string;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

/** A lead card: name and address, chatbot and widget, status and day. */
export const LeadRow = memo(({ lead, to, isOpen, isSelected, onSelect }: LeadRowProps) => (
  <Box role="row" css={row} data-open={isOpen || undefined} data-selected={isSelected || undefined}>
    <Box role="cell">
      <SelectBox
        {...boxArea}
        label={`Select ${lead.visitor_info.name ?? reachOf(lead)}`}
        isSelected={isSelected}
        onChange={() => onSelect(lead.id)}
      />
    </Box>
    <Box role="cell" className="who">
      <Flex align="center" gap="2" minW="0">
        <Link to={to} aria-current={isOpen || undefined}>
          <bdi title={nameOf(lead)}>{nameOf(lead)}</bdi>
        </Link>
        {lead.sightings > 1 && <Tag>{lead.sightings} sightings</Tag>}
      </Flex>
      <chakra.bdi className="line">{reachOf(lead)}</chakra.bdi>
    </Box>
    <Box role="cell" className="from">
      <chakra.bdi className="line" color="fg">
        {lead.rag_system_name}
      </chakra.bdi>
      <chakra.bdi className="line">{lead.widget_name}</chakra.bdi>
    </Box>
    <Box role="cell" className="status">
      <LeadStatus status={lead.status} />
    </Box>
    <Box role="cell" className="when">
      <time dateTime={lead.created_at} title={exact(lead.created_at)}>
        {shortDay(lead.created_at)}
      </time>
    </Box>
  </Box>
));

const narrow = "@container sheet (max-width: 62rem)";
const cut = { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const row = {
  ...grid,
  position: "relative",
  minH: "3.25rem",
  py: "1.5",
  borderBottomWidth: "1px",
  textStyle: "xs",
  color: "fg.muted",
  _hover: { bg: "bg.muted" },
  "&[data-selected]": { bg: "bg.selected" },
  "&[data-open]": { boxShadow: "inset 3px 0 {colors.accent.solid}" },
  "& .who, & .from": { minW: "0" },
  "& a": { ...cut, textStyle: "sm", fontWeight: "600", color: "fg" },
  // the whole card opens the lead
  "& a::after": { content: '""', position: "absolute", inset: "0" },
  "& a:focus-visible": { outline: "none" },
  "& a:focus-visible::after": {
    outline: "2px solid",
    outlineColor: "accent.focusRing",
    outlineOffset: "-2px",
  },
  "& .line": { ...cut, display: "block" },
  "& .when": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  [narrow]: {
    ...grid[narrow],
    "& .from": { display: "none" },
    "& .who": { gridRow: "1 / 3", gridColumn: "2" },
    "& > :first-child": { gridRow: "1 / 3" },
    "& .status": { gridColumn: "3", justifySelf: "end" },
    "& .when": { gridColumn: "3" },
  },
} as const;
