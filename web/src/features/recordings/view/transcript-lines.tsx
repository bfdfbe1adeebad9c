import { chakra } from "@chakra-ui/react";
import type { Transcript } from "#shared/recordings/shapes.ts";
import { clock } from "./clock.ts";

interface TranscriptLinesProps {
  transcript: Transcript;
  second: number;
  onPlay: (start: number) => void;
}

/** The transcript: each sentence with its second, which plays it from there. */
export const TranscriptLines = ({ transcript, second, onPlay }: TranscriptLinesProps) => {
  const { lines, is_timed } = transcript;
  const present = lines.findLastIndex(({ start }) => start <= second + 0.05);
  const about = is_timed ? "" : "about ";
  return (
    <chakra.ol className="tscript" aria-label="Transcript" css={list} data-about={!is_timed || undefined}>
      {lines.map(({ start, text }, index) => (
        <li key={`${start} ${text}`} aria-current={index === present || undefined}>
          <button
            type="button"
            aria-label={`Play from ${about}${clock(start)}`}
            onClick={() => onPlay(start)}
          >
            {about}
            {clock(start)}
          </button>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </chakra.ol>
  );
};

const list = {
  listStyleType: "none",
  borderTopWidth: "1px",
  pt: "2",
  maxH: "26rem",
  overflow: "auto",
  "& li": {
    display: "grid",
    gridTemplateColumns: "2.75rem minmax(0, 1fr)",
    columnGap: "2",
    py: "1.5",
    pe: "2",
    borderRadius: "l2",
  },
  "&[data-about] li": { gridTemplateColumns: "4.75rem minmax(0, 1fr)" },
  "& button": {
    alignSelf: "start",
    minH: { base: "11", md: "6" },
    my: { base: "-2", md: "0" },
    ps: "2",
    textAlign: "start",
    textStyle: "xs",
    fontWeight: "550",
    color: "accent.fg",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    _hover: { textDecoration: "underline" },
  },
  "& p": {
    fontFamily: "serif",
    fontSize: "1rem",
    lineHeight: "1.5rem",
    color: "fg.muted",
    textWrap: "pretty",
  },
  "& li[aria-current]": { bg: "accent.subtle" },
  "& li[aria-current] p, & li[aria-current] button": { color: "accent.subtleFg" },
} as const;
