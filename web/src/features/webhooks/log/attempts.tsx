import { chakra, Heading } from "@chakra-ui/react";
import type { Attempt, Delivery, Webhook } from "#shared/webhooks/shapes.ts";
import { exactTime } from "#web/lib/format/dates.ts";
import { duration, nextAttempt } from "../words.ts";

interface AttemptsProps {
  delivery: Delivery;
  webhook: Pick<Webhook, "is_active" | "rests_until">;
}

/** The attempts on a line, the next one hollow. */
export const Attempts = ({ delivery, webhook }: AttemptsProps) => {
  const { attempts } = delivery;
  const next = nextAttempt(delivery, webhook);
  return (
    <section aria-label="Attempts">
      <Heading as="h3" textStyle="sm" fontWeight="600">
        Attempts
      </Heading>
      <chakra.ol css={line}>
        {attempts.map((attempt) => (
          <li key={attempt.at} data-state={attempt.error === undefined ? "good" : "bad"}>
            <span>{wordsOf(attempt)}</span>
            <span className="time">{exactTime(attempt.at)}</span>
          </li>
        ))}
        {next && (
          <li data-state="next">
            <span>{next.words}</span>
            {next.at && <span className="time">{exactTime(next.at)}</span>}
          </li>
        )}
      </chakra.ol>
    </section>
  );
};

const wordsOf = ({ status, milliseconds }: Attempt): string =>
  `${status ?? "No answer"} after ${duration(milliseconds)}`;

const line = {
  listStyleType: "none",
  textStyle: "sm",
  mt: "1",
  "& li": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "14px minmax(0, 1fr) auto",
    columnGap: "2",
    alignItems: "baseline",
    py: "1",
  },
  "& li::before": { content: '""', boxSize: "7px", borderRadius: "full", bg: "green.solid" },
  "& li[data-state=bad]::before": { borderRadius: "1px", bg: "red.solid" },
  "& li[data-state=next]::before": {
    bg: "transparent",
    boxShadow: "inset 0 0 0 1.5px var(--chakra-colors-orange-solid)",
  },
  "& li + li::after": {
    content: '""',
    position: "absolute",
    insetInlineStart: "3px",
    bottom: "calc(50% + 6px)",
    h: "calc(100% - 12px)",
    w: "1px",
    bg: "border.emphasized",
    opacity: "0.6",
  },
  "& .time": { color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
} as const;
