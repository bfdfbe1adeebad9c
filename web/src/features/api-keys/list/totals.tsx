import { Box, chakra } from "@chakra-ui/react";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { seconds, whole } from "#web/lib/format/numbers.ts";

/** The calls of all keys together. */
export const Totals = ({ keys }: { keys: ApiKey[] }) => {
  const sum = (of: (key: ApiKey) => number) => keys.reduce((so, key) => so + of(key), 0);
  const calls = sum(({ usage }) => usage.last30Days);
  const milliseconds = sum(({ usage }) => (usage.average_ms ?? 0) * usage.last30Days);
  const figures = {
    "Calls today": whole(sum(({ usage }) => usage.today)),
    "Last 7 days": whole(sum(({ usage }) => usage.last7Days)),
    "Last 30 days": whole(calls),
    "Average response": seconds(calls > 0 ? milliseconds / calls : null),
  };
  return (
    <chakra.dl css={list}>
      {Object.entries(figures).map(([name, figure]) => (
        <Box key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </Box>
      ))}
    </chakra.dl>
  );
};

const list = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "10",
  rowGap: "3",
  mb: "5",
  "& dt": { textStyle: "xs", color: "fg.muted" },
  "& dd": {
    fontSize: "1.25rem",
    lineHeight: "1.75rem",
    fontWeight: "500",
    fontVariantNumeric: "tabular-nums",
  },
} as const;
