import { Box, chakra, Text } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { Webhook } from "#shared/webhooks/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { brief } from "#web/lib/format/dates.ts";
import { Status } from "#web/ui/status.tsx";
import { chatbotsIn, eventsIn, standingOf } from "../words.ts";
import { Beats } from "./beats.tsx";

interface WebhookRowProps {
  webhook: Webhook;
  names: Map<string, string>;
}

/** One endpoint: address, events, its last day and state; a link to its page. */
export const WebhookRow = ({ webhook, names }: WebhookRowProps) => {
  const { id, url, hours, last_at } = webhook;
  const { tone, word } = standingOf(webhook);
  return (
    <chakra.li borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
      <chakra.div css={row}>
        <Box minW="0">
          <Text asChild fontFamily="mono" textStyle="sm" fontWeight="550" truncate title={url}>
            <Link to={paths.webhooks({ webhook: id })}>{url}</Link>
          </Text>
          <Text textStyle="xs" color="fg.muted" truncate>
            {chatbotsIn(webhook, names)}, {eventsIn(webhook)}
          </Text>
        </Box>
        <Box className="beats">
          <Beats hours={hours} />
        </Box>
        <Text className="last" textStyle="xs" color="fg.muted">
          {last_at ? `Called ${brief(last_at)}` : "Not called yet"}
        </Text>
        <Status tone={tone}>{word}</Status>
        <ChevronRight size={16} aria-hidden />
      </chakra.div>
    </chakra.li>
  );
};

const row = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 11rem 7.5rem 6.5rem auto",
  alignItems: "center",
  columnGap: "5",
  rowGap: "1",
  minH: "16",
  px: "4",
  py: "2.5",
  _hover: { bg: "bg.muted" },
  // The whole row is the link.
  "& a": { display: "block" },
  "& a::after": { content: '""', position: "absolute", inset: "0" },
  "& > svg": { color: "fg.subtle" },
  "@container sheet (max-width: 56rem)": {
    gridTemplateColumns: "minmax(0, 1fr) auto auto",
    columnGap: "3",
    "& .beats": { gridRow: "2", gridColumn: "1 / 3" },
    "& .last": { display: "none" },
  },
} as const;
