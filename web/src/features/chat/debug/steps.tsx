import { Box, chakra } from "@chakra-ui/react";
import type { Debug } from "#shared/chat/shapes.ts";
import { locale } from "#web/lib/format/locale.ts";

/** How long each step of an answer took; the longest fills the line. */
export const Steps = ({ steps }: Pick<Debug, "steps">) => {
  const longest = Math.max(...steps.map(({ milliseconds }) => milliseconds));
  return (
    <chakra.ol textStyle="sm" fontVariantNumeric="tabular-nums">
      {steps.map(({ name, milliseconds }) => (
        <chakra.li key={name} css={row}>
          {name}
          <Box aria-hidden>
            <Box
              h="1.5"
              minW="2px"
              borderRadius="2px"
              bg="accent.solid"
              style={{ width: `${(milliseconds / longest) * 100}%` }}
            />
          </Box>
          <chakra.span textAlign="end">{inMilliseconds(milliseconds)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
};

/** "1,240 ms"; below ten with one decimal. */
const inMilliseconds = (milliseconds: number): string =>
  `${milliseconds.toLocaleString(locale(), { maximumFractionDigits: milliseconds < 10 ? 1 : 0 })} ms`;

const row = {
  display: "grid",
  gridTemplateColumns: "9rem minmax(0, 1fr) 4.5rem",
  alignItems: "center",
  columnGap: "4",
  minH: "1.625rem",
  "@container chat (max-width: 30rem)": { columnGap: "2" },
};
