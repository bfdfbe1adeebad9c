import { Box, Flex } from "@chakra-ui/react";
import { useMay } from "../../lib/session/account.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { OpenConversation } from "./conversation/open-conversation.tsx";
import { ExportData } from "./export/export-data.tsx";
import { Filters } from "./list/filters.tsx";
import { FoundConversations } from "./list/found-conversations.tsx";
import { useConversations } from "./list/use-conversations.ts";
import { MoreActions } from "./more-actions.tsx";
import { StatCards } from "./stat-cards.tsx";
import { useView } from "./use-filter.ts";

/** Conversation History: figures, the filtered conversations and the messages of the open one. */
export const HistoryPage = () => {
  useTitle("Conversation History");
  const mayEdit = useMay()("edits");
  const view = useView();
  const list = useConversations(view);
  return (
    <Box css={page} data-open={view.openId ? "" : undefined}>
      <Box className="head">
        <PageHeader
          title="Conversation History"
          actions={
            mayEdit && (
              <>
                <ExportData filter={view.filter} />
                <MoreActions filter={view.filter} />
              </>
            )
          }
        />
        <StatCards filter={view.filter} />
      </Box>
      <Box className="split">
        <Flex as="section" direction="column" aria-label="Conversations" className="list">
          <Filters view={view} />
          <FoundConversations view={view} list={list} />
        </Flex>
        <OpenConversation
          key={`${view.openId} ${view.filter.text}`}
          id={view.openId}
          text={view.filter.text}
          onClose={() => view.set({ conversation: "" })}
        />
      </Box>
    </Box>
  );
};

const narrow = "@container sheet (max-width: 56rem)";

const page = {
  display: "flex",
  flexDirection: "column",
  minH: "full",
  "& .split": {
    flex: "1",
    display: "grid",
    gridTemplateColumns: "23rem minmax(0, 1fr)",
    gridTemplateRows: "minmax(0, 1fr)",
    borderTopWidth: "1px",
  },
  "& .list": { minW: "0", borderEndWidth: "1px" },
  [narrow]: {
    "& .split": { display: "flex", flexDirection: "column" },
    "& .list": { borderEndWidth: "0", flex: "1" },
    "&[data-open] :is(.list, .head button, .head dl)": { display: "none" },
    // The heading of the page stays for screen readers.
    "&[data-open] .head": {
      position: "absolute",
      w: "1px",
      h: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
    "&[data-open]": { h: "full" },
    "&[data-open] .split": { minH: "0", borderTopWidth: "0" },
    "&:not([data-open]) .conversation": { display: "none" },
  },
} as const;
