import { Box } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { useTitle } from "../../ui/page/use-title.ts";
import { ConversationPane } from "./conversation/conversation-pane.tsx";
import { useRequests } from "./conversation/use-requests.ts";
import { ListPanel } from "./list/list-panel.tsx";
import { useList } from "./list/use-list.ts";
import { MonitoringBar } from "./monitoring-bar.tsx";
import { useFailureLog } from "./use-failure-log.ts";
import { useLive } from "./use-live.ts";
import { useView } from "./use-view.ts";

/** Live Chat Monitoring: the active conversations, and the one that is selected, with the way to take it over. */
export const MonitoringPage = () => {
  useTitle("Live Chat Monitoring");
  useFailureLog();
  const view = useView();
  // the first conversation of the list as it was loaded: later ones come above it
  const [firstId, setFirstId] = useState<string>();
  const shownId = view.openId ?? firstId;
  const live = useLive(shownId);
  const list = useList(view.filter, live);
  const first = list.items?.[0]?.id;
  if (!firstId && first) setFirstId(first);
  const { set } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` changes the current address whenever it was made
  const show = useCallback((conversation: string) => set({ conversation }), []);
  const requests = useRequests(shownId, show);
  const close = () => {
    setFirstId(shownId);
    set({ conversation: "" });
  };
  return (
    <Box css={page} data-open={view.openId ? "" : undefined}>
      <MonitoringBar view={view} live={live} />
      <Box className="split">
        <ListPanel view={view} list={list} shownId={shownId} />
        <ConversationPane
          id={shownId}
          listed={list.items?.find(({ id }) => id === shownId)}
          isLive={live.isLive}
          requests={requests}
          isOpen={view.openId !== undefined}
          onClose={close}
        />
      </Box>
    </Box>
  );
};

const page = {
  display: "flex",
  flexDirection: "column",
  minH: "full",
  "& .split": { flex: "1", display: "grid", gridTemplateColumns: "23rem minmax(0, 1fr)" },
  "& .list": { minW: "0", borderEndWidth: "1px" },
  "@container sheet (max-width: 56rem)": {
    "& .split": { display: "block" },
    "& .list": { borderEndWidth: "0" },
    "&[data-open] .list": { display: "none" },
    "&:not([data-open]) .conversation": { display: "none" },
    // The heading of the page stays for screen readers.
    "&[data-open] .bar": {
      position: "absolute",
      w: "1px",
      h: "1px",
      minH: "0",
      p: "0",
      overflow: "hidden",
      clipPath: "inset(50%)",
      "& > :not(h1)": { display: "none" },
    },
  },
} as const;
