import { Box, Flex } from "@chakra-ui/react";
import type { KeyUse } from "#shared/api-keys/shapes.ts";
import { shortDay } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";

/** The calls of each day as bars. */
export const DayBars = ({ days }: Pick<KeyUse, "days">) => {
  const counts = days.map(({ calls }) => calls);
  const max = Math.max(...counts, 1);
  const label = `Calls per day over the last 30 days, between ${whole(Math.min(...counts))} and ${whole(Math.max(...counts))}, today ${whole(counts.at(-1) ?? 0)}`;
  return (
    <Box role="img" aria-label={label}>
      <Flex align="flex-end" gap="2px" h="16" borderBottomWidth="1px">
        {days.map(({ day, calls }) => (
          <Box
            key={day}
            flex="1"
            h={`${(calls / max) * 100}%`}
            minH={calls > 0 ? "2px" : "0"}
            bg="accent.solid"
            borderTopRadius="1px"
            title={`${day}: ${whole(calls)}`}
          />
        ))}
      </Flex>
      <Flex justify="space-between" mt="1" textStyle="xs" color="fg.muted">
        <span>{shortDay(days[0]?.day ?? "")}</span>
        <span>Today</span>
      </Flex>
    </Box>
  );
};
