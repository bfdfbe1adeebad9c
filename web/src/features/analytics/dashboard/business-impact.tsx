import { Box, chakra } from "@chakra-ui/react";
import type { Dashboard } from "#shared/analytics/routes.ts";
import { locale } from "#web/lib/format/locale.ts";
import { Panel } from "./panel.tsx";
import { isUnused } from "./progress.ts";

/** Totals of all chatbots since the account was opened. */
export const BusinessImpact = ({ figures }: { figures: Dashboard }) => (
  <Panel
    title="Business Impact"
    lead={
      isUnused(figures)
        ? "Starts with the first question a visitor asks."
        : "All chatbots, since the first day, without your own tests"
    }
  >
    {!isUnused(figures) && <Totals figures={figures} />}
  </Panel>
);

const Totals = ({ figures }: { figures: Dashboard }) => (
  <chakra.dl display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="5">
    {factsOf(figures).map(([name, value]) => (
      <Box key={name}>
        <chakra.dt textStyle="xs" color="fg.muted">
          {name}
        </chakra.dt>
        <chakra.dd textStyle="figure">{value.toLocaleString(locale())}</chakra.dd>
      </Box>
    ))}
  </chakra.dl>
);

const factsOf = (figures: Dashboard): [string, number][] => [
  ["Conversations with visitors", figures.visitorConversations],
  ["Questions by visitors", figures.visitorQueries],
  ["Documents ready to answer", Math.max(0, figures.completedDocuments - figures.sampleDocuments)],
  ["Chatbots with a public link", figures.publishedChatbots],
];
