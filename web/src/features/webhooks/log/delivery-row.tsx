import { chakra, Text } from "@chakra-ui/react";
import { Check, CircleAlert, Clock } from "lucide-react";
import { Link } from "react-router-dom";
import type { Delivery } from "#shared/webhooks/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { day, exactTime } from "#web/lib/format/dates.ts";
import { duration, outcomeOf } from "../words.ts";

const icons = { good: Check, bad: CircleAlert, waiting: Clock };
export const tones = { good: "green", bad: "red", waiting: "orange" };

interface DeliveryRowProps {
  delivery: Delivery;
  isOpen: boolean;
  /** Shown above the first delivery of a day. */
  dayAbove: string | undefined;
}

/** One delivery: event, status, time taken and time. */
export const DeliveryRow = ({ delivery, isOpen, dayAbove }: DeliveryRowProps) => {
  const { id, webhook_id: webhook, type, attempts, at } = delivery;
  const { tone, word, name } = outcomeOf(delivery);
  const Icon = icons[tone];
  const last = attempts.at(-1);
  return (
    <li>
      {dayAbove && (
        <Text css={dayLine}>{dayAbove === day(new Date().toISOString()) ? "Today" : dayAbove}</Text>
      )}
      <chakra.div css={row} colorPalette={tones[tone]} data-open={isOpen ? "" : undefined}>
        <Icon size={16} aria-label={name} role="img" className="tone" />
        <Link to={paths.webhooks({ webhook, delivery: id })} aria-current={isOpen ? "true" : undefined}>
          {type}
        </Link>
        <span className="status tone">{word}</span>
        <span className="took">{last ? duration(last.milliseconds) : ""}</span>
        <span className="time">{exactTime(at)}</span>
      </chakra.div>
    </li>
  );
};

const dayLine = {
  px: { base: "4", md: "8" },
  py: "1.5",
  textStyle: "xs",
  fontWeight: "550",
  color: "fg.subtle",
  bg: "bg.subtle",
  borderBottomWidth: "1px",
} as const;

const row = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr) 4rem 4.5rem 5.5rem",
  alignItems: "center",
  columnGap: "3",
  minH: "11",
  ps: { base: "4", md: "8" },
  pe: { base: "4", md: "5" },
  borderBottomWidth: "1px",
  textStyle: "sm",
  _hover: { bg: "bg.muted" },
  "&[data-open]": { bg: "bg.selected", boxShadow: "inset 3px 0 var(--chakra-colors-accent-solid)" },
  "& a": { fontFamily: "mono", fontWeight: "500", overflow: "hidden", textOverflow: "ellipsis" },
  "& a::after": { content: '""', position: "absolute", inset: "0" },
  "& .tone": { color: "colorPalette.fg" },
  "& .status": { fontFamily: "mono", fontWeight: "600" },
  "& :is(.took, .time)": { textAlign: "end", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
  "& .time": { color: "fg.subtle" },
  "@container sheet (max-width: 66rem)": {
    gridTemplateColumns: "16px minmax(0, 1fr) 3.5rem 5rem",
    "& .took": { display: "none" },
  },
} as const;
