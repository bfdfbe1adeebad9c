import { chakra } from "@chakra-ui/react";
import type { Overview } from "#shared/analytics/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { changeOf } from "../change.ts";
import { Figure } from "./figure.tsx";
import { isSmall } from "./is-small.ts";

/** The five figures that come first, each against the period before. */
export const SummaryCards = ({ data }: { data: Overview }) => {
  const { figures: now, figuresBefore: before } = data;
  const small = isSmall(data);
  const change = (name: "conversations" | "messages" | "averageResponse" | "publicViews" | "tokens") =>
    changeOf({ now: now[name], before: before[name], isSmall: small });
  return (
    <chakra.dl css={cards}>
      <Figure
        name="Total Conversations"
        value={whole(now.conversations)}
        change={change("conversations")}
        better="up"
      />
      <Figure name="Total Messages" value={whole(now.messages)} change={change("messages")} better="up" />
      <Figure
        name="Avg Response Time"
        value={
          now.averageResponse === null ? (
            "–"
          ) : (
            <>
              {whole(now.averageResponse)} <small>ms</small>
            </>
          )
        }
        change={change("averageResponse")}
        better="down"
      />
      <Figure name="Public Views" value={whole(now.publicViews)} change={change("publicViews")} better="up" />
      <Figure name="Total Tokens" value={whole(now.tokens)} change={change("tokens")} />
    </chakra.dl>
  );
};

const cards = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  overflow: "hidden",
  // Each cell draws the line before it and above it; those at the edges are cut off.
  "& > div": {
    px: { base: "4", md: "5" },
    py: "4",
    borderTopWidth: "1px",
    borderInlineStartWidth: "1px",
    m: "-1px 0 0 -1px",
  },
  "@container sheet (min-width: 44rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "@container sheet (min-width: 62rem)": { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
} as const;
