import { Box, chakra } from "@chakra-ui/react";
import { type PointerEvent, useState } from "react";
import type { DayFigures } from "#shared/analytics/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { namedDay, shortDay } from "../words.ts";
import { ceilingOf } from "./scale.ts";

const height = 168;

/** A bar for each day, and a tick across it for the day of the period before. */
export const DayBars = ({ days }: { days: DayFigures[] }) => {
  const [at, setAt] = useState<number>();
  const max = Math.max(...days.flatMap(({ conversations, before }) => [conversations, before.conversations]));
  const ceiling = ceilingOf(max);
  const width = 100 / days.length;
  const yOf = (value: number) => height - (value / ceiling) * height;
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: all } = currentTarget.getBoundingClientRect();
    setAt(Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / all) * days.length))));
  };
  const shown = at === undefined ? undefined : days[at];
  return (
    <Box css={frame}>
      <Box className="axis">
        {[ceiling, ceiling / 2, 0].map((value) => (
          <span key={value} style={{ top: yOf(value) }}>
            {whole(value)}
          </span>
        ))}
      </Box>
      <Box className="plot" onPointerMove={onPointerMove} onPointerLeave={() => setAt(undefined)}>
        <chakra.svg width="100%" height={height}>
          {[0, ceiling / 2, ceiling].map((value) => (
            <line key={value} x1="0" x2="100%" y1={yOf(value)} y2={yOf(value)} />
          ))}
          {days.map(({ day, conversations, before }, n) => (
            <g key={day}>
              {conversations > 0 && (
                <rect
                  className="now"
                  x={`${(n + 0.12) * width}%`}
                  width={`${0.76 * width}%`}
                  y={yOf(conversations)}
                  height={height - yOf(conversations)}
                  rx="2"
                />
              )}
              {before.conversations > 0 && (
                <rect
                  className="before"
                  x={`${(n + 0.06) * width}%`}
                  width={`${0.88 * width}%`}
                  y={yOf(before.conversations) - 1.25}
                  height="2.5"
                />
              )}
            </g>
          ))}
        </chakra.svg>
        {shown && at !== undefined && (
          <Box
            className="tip"
            style={
              at < days.length / 2
                ? { insetInlineStart: `calc(${(at + 1) * width}% + 8px)` }
                : { insetInlineEnd: `calc(${(days.length - at) * width}% + 8px)` }
            }
          >
            <b>{namedDay(shown.day)}</b>
            <span>
              This period <b>{whole(shown.conversations)}</b>
            </span>
            <span>
              Period before <b>{whole(shown.before.conversations)}</b>
            </span>
          </Box>
        )}
        <Box className="days">
          {[0, Math.floor(days.length / 2), days.length - 1].map((n) => (
            <span key={n}>{shortDay(days[n]?.day ?? "")}</span>
          ))}
        </Box>
      </Box>
    </Box>
  );
};

const frame = {
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: "2",
  textStyle: "xs",
  color: "fg.subtle",
  fontVariantNumeric: "tabular-nums",
  // Time runs from left to right in every language of the app.
  direction: "ltr",
  "& .axis": { position: "relative", minW: "1.75rem", h: `${height}px` },
  "& .axis span": { position: "absolute", insetInlineEnd: "0", transform: "translateY(-50%)" },
  "& .plot": { position: "relative", minW: "0" },
  "& svg": { display: "block", overflow: "visible" },
  "& line": { stroke: "border" },
  "& .now": { fill: "accent.solid" },
  "& .before": { fill: "border.emphasized", stroke: "bg.panel", strokeWidth: "1.5", paintOrder: "stroke" },
  "& .days": { display: "flex", justifyContent: "space-between", mt: "2" },
  "& .tip": {
    position: "absolute",
    top: "0",
    px: "2.5",
    py: "2",
    borderRadius: "8px",
    bg: "bg.inverted",
    color: "fg.inverted",
    whiteSpace: "nowrap",
    pointerEvents: "none",
    zIndex: "1",
  },
  "& .tip > span": { display: "flex", justifyContent: "space-between", gap: "4" },
} as const;
