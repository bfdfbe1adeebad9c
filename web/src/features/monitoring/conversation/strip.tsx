import { chakra } from "@chakra-ui/react";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Status } from "#web/ui/status.tsx";
import type { CurrentAnswerer } from "../answerer.ts";
import { clockText } from "../words.ts";

/** Who answers, until when, and what comes then. */
export const AnswererStrip = ({ answerer, now }: { answerer: CurrentAnswerer; now: number }) => {
  switch (answerer.kind) {
    case "me":
      return (
        <Strip tone="mine" left={`${clockText(answerer.until - now)} left`}>
          <b>You are replying.</b>{" "}
          <span className="more">
            The bot is silent until you cancel, or 15 minutes after your last message.
          </span>
        </Strip>
      );
    case "colleague":
      return (
        <Strip tone="other" left={`${clockText(answerer.until - now)} left`}>
          <b>{answerer.name} is replying.</b>{" "}
          <span className="more">Nobody else can write to the visitor. You can leave a note.</span>
        </Strip>
      );
    case "waiting":
      return (
        <Strip tone="waiting" left={`${clockText(answerer.until - now)} left`}>
          <Clock size={14} aria-hidden />
          <b>Asks for a person, {clockText(now - answerer.since)}.</b>{" "}
          <span className="more">The bot is silent. If nobody intervenes, it answers again.</span>
        </Strip>
      );
    default:
      return (
        <Strip tone="quiet">
          <Status tone="idle">Bot answers</Status>{" "}
          <span className="more">Intervene to write to the visitor.</span>
        </Strip>
      );
  }
};

interface StripProps {
  tone: "mine" | "other" | "waiting" | "quiet" | "lost";
  /** The time until something changes. */
  left?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A line below the head of a conversation. */
export const Strip = ({ tone, left, actions, children }: StripProps) => (
  <chakra.div css={strip} data-tone={tone}>
    <p>{children}</p>
    {left && <span>{left}</span>}
    {actions}
  </chakra.div>
);

const strip = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  rowGap: "1",
  minH: "2.5rem",
  px: { base: "4", md: "5" },
  py: "1.5",
  borderBottomWidth: "1px",
  textStyle: "sm",
  fontVariantNumeric: "tabular-nums",
  bg: "bg.subtle",
  color: "fg.muted",
  "& p": { flex: "1 1 12rem", minW: "0", textWrap: "pretty" },
  "& b": { fontWeight: "600" },
  "& svg": { display: "inline", verticalAlign: "-2px", me: "1.5" },
  "&[data-tone=mine]": { bg: "accent.subtle", color: "accent.subtleFg" },
  "&[data-tone=other]": { bg: "blue.subtle", color: "blue.fg" },
  "&[data-tone=waiting]": { bg: "orange.subtle", color: "orange.fg" },
  "&[data-tone=lost]": { bg: "red.subtle", color: "red.fg" },
  "@container sheet (max-width: 30rem)": { "& .more": { display: "none" }, "& p": { flexBasis: "8rem" } },
} as const;
