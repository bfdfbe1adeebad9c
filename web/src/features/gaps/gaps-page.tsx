import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Gaps } from "#shared/gaps/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { useTitle } from "../../ui/page/use-title.ts";
import { ChatbotChoice } from "./chatbot-choice.tsx";
import { GapPane } from "./detail/gap-pane.tsx";
import { layout } from "./layout.ts";
import { GapList } from "./list/gap-list.tsx";
import { useGaps } from "./queries.ts";
import { useView } from "./use-view.ts";

/** Questions that found no answer, gathered by meaning, and ways to close them. */
export const GapsPage = () => {
  useTitle("Gaps");
  const view = useView();
  const gaps = useGaps(view.chatbotId);
  // the first as the list was loaded: later ones may come above it
  const [first, setFirst] = useState<{ id: string | undefined; of: string }>();
  const list = `${view.chatbotId ?? ""} ${view.status}`;
  const firstId = gaps.data?.items.find(({ status }) => status === view.status)?.id;
  // a gap that closes stays in sight
  const isThere = gaps.data?.items.some(({ id }) => id === first?.id);
  const isOther = first?.of !== list || (!isThere && first.id !== firstId);
  if (gaps.data && !gaps.isPlaceholderData && isOther) setFirst({ id: firstId, of: list });
  const shownId = view.openId ?? first?.id;
  return (
    <Box css={layout} data-open={view.openId ? "" : undefined} data-empty={shownId ? undefined : ""}>
      <Flex as="header" className="bar">
        <Button asChild variant="ghost" px="0">
          <Link to=".." relative="path" aria-label="Back to Analytics">
            <ChevronLeft size={16} />
          </Link>
        </Button>
        <Heading as="h1" textStyle="h2">
          Gaps
        </Heading>
        <chakra.p className="told" aria-live="polite">
          {gaps.data?.hasQuestions && told(gaps.data)}
        </chakra.p>
        <Box className="choice">
          <ChatbotChoice view={view} />
        </Box>
      </Flex>
      <Box className="split">
        <chakra.section className="list" aria-label="List of gaps">
          <GapList view={view} gaps={gaps} shownId={shownId} />
        </chakra.section>
        <chakra.section className="gap" aria-label="Gap">
          <GapPane key={shownId} view={view} shownId={shownId} />
        </chakra.section>
      </Box>
    </Box>
  );
};

const told = ({ items }: Gaps): string => {
  const open = items.filter(({ status }) => status === "open" || status === "asked");
  const people = open.reduce((sum, gap) => sum + gap.people, 0);
  return `${whole(open.length)} open, ${whole(people)} ${people === 1 ? "person" : "people"} went without an answer in the last 4 weeks`;
};
