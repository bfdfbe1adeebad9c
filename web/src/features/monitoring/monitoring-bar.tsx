import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { toast } from "#web/lib/toaster.ts";
import { Status } from "#web/ui/status.tsx";
import { FilterSelect } from "../../ui/list/filter-select.tsx";
import type { useLive } from "./use-live.ts";
import { rangeNames, type View } from "./use-view.ts";
import { clockText } from "./words.ts";

interface MonitoringBarProps {
  view: View;
  live: ReturnType<typeof useLive>;
}

/** Title, whether changes come by themselves, the time range and Refresh. */
export const MonitoringBar = ({ view, live: { isLive, lostMs } }: MonitoringBarProps) => {
  const refresh = useRefresh();
  return (
    <Flex className="bar" css={bar}>
      <Heading as="h1" textStyle="h2">
        Live Chat Monitoring
      </Heading>
      <chakra.div role="status" className="live">
        {isLive === true && <Status tone="good">Live</Status>}
        {isLive === false && <Status tone="bad">Offline</Status>}
        {isLive && lostMs !== undefined && <span>Caught up after {clockText(lostMs)}</span>}
      </chakra.div>
      <Flex gap="2" className="tools">
        <Box minW="9.5rem" flex="1">
          <FilterSelect
            label="Time range"
            value={view.filter.range}
            options={rangeNames}
            first="day"
            onChange={(range) => view.set({ range })}
          />
        </Box>
        <Button variant="outline" loading={refresh.isPending} onClick={() => refresh.mutate()}>
          <RotateCw size={14} />
          Refresh
        </Button>
      </Flex>
    </Flex>
  );
};

/** Says nothing after a failure: the failed query has its own toast. */
const useRefresh = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => client.refetchQueries({ queryKey: ["monitoring"], type: "active" }),
    onSuccess: () => {
      const read = client.getQueryCache().findAll({ queryKey: ["monitoring"], type: "active" });
      if (read.every(({ state }) => state.status === "success")) toast.success("Data refreshed");
    },
  });
};

const bar = {
  alignItems: "center",
  columnGap: "3",
  rowGap: "2",
  flexWrap: "wrap",
  minH: "3.5rem",
  px: { base: "4", md: "5" },
  py: "1.5",
  borderBottomWidth: "1px",
  "& .live": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "2",
    flex: "1",
    minW: "0",
    textStyle: "xs",
    color: "fg.muted",
  },
  "& .tools": { alignItems: "center" },
  "@container sheet (max-width: 44rem)": { "& .tools": { w: "full" } },
} as const;
