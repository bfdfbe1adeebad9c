import { chakra } from "@chakra-ui/react";
import { ChevronRight, Hand } from "lucide-react";
import { Link } from "react-router-dom";
import type { MonitoredConversation } from "#shared/monitoring/routes.ts";
import { useNow } from "../use-answerer.ts";
import { clockText } from "../words.ts";

interface WaitingLineProps {
  conversations: MonitoredConversation[];
  searchOf: (conversation: string) => string;
}

/** How many visitors wait for a person, with a link to the one who waits longest; the order of the list stays. */
export const WaitingLine = ({ conversations, searchOf }: WaitingLineProps) => {
  const asking = conversations.flatMap(({ id, answerer }) =>
    answerer.kind === "waiting" ? [{ id, ...answerer }] : [],
  );
  const now = useNow(asking.length > 0);
  const waiting = asking.filter(({ until }) => Date.parse(until) > now);
  const [longest] = waiting.toSorted((one, other) => one.since.localeCompare(other.since));
  if (!longest) return null;
  const time = clockText(now - Date.parse(longest.since));
  return (
    <chakra.div asChild css={line}>
      <Link to={searchOf(longest.id)}>
        <Hand size={14} aria-hidden />
        <chakra.span flex="1">
          {waiting.length === 1
            ? `1 person waits, ${time}`
            : `${waiting.length} people wait, longest ${time}`}
        </chakra.span>
        Show
        <ChevronRight size={14} aria-hidden />
      </Link>
    </chakra.div>
  );
};

const line = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  minH: { base: "11", md: "9" },
  px: "2.5",
  borderRadius: "l2",
  bg: "orange.subtle",
  color: "orange.fg",
  textStyle: "sm",
  fontWeight: "550",
  fontVariantNumeric: "tabular-nums",
} as const;
