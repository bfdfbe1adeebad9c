import { chakra, Heading } from "@chakra-ui/react";
import type { ConversationFigures } from "#shared/monitoring/routes.ts";
import { locale } from "#web/lib/format/locale.ts";
import { durationText, sentimentNames } from "../words.ts";

/** The conversation's measured figures; dashes until they are loaded. */
export const AnalyticsCard = ({ figures }: { figures: ConversationFigures | undefined }) => {
  const { averageResponseMs, firstMessageAt = null, lastMessageAt = null, sentiment } = figures ?? {};
  const time = averageResponseMs == null ? "–" : `${averageResponseMs.toLocaleString(locale())} ms`;
  return (
    <chakra.section aria-labelledby="conversation-analytics" css={card}>
      <Heading as="h3" id="conversation-analytics" textStyle="sm" fontWeight="600">
        Conversation Analytics
      </Heading>
      <dl>
        <div>
          <dt>Avg response time</dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd>{figures ? durationText(firstMessageAt, lastMessageAt) : "–"}</dd>
        </div>
        <div>
          <dt>Sentiment</dt>
          <dd>{sentiment ? sentimentNames[sentiment] : "–"}</dd>
        </div>
      </dl>
    </chakra.section>
  );
};

const card = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: "6",
  rowGap: "2",
  px: { base: "4", md: "5" },
  py: "3",
  "& dl": { display: "flex", flexWrap: "wrap", columnGap: "6", rowGap: "1" },
  "& dl > div": { display: "flex", alignItems: "baseline", gap: "1.5" },
  "& dt": { textStyle: "xs", color: "fg.muted" },
  "& dd": { textStyle: "sm", fontWeight: "550", fontVariantNumeric: "tabular-nums" },
} as const;
