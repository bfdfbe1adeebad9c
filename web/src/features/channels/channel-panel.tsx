import { Box, Flex, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import type { Channel } from "#shared/channels/channel.ts";
import { query } from "../../lib/api/api.ts";
import { useMay } from "../../lib/session/account.ts";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { channelTexts } from "./channel-features.ts";
import { ConnectBot } from "./connect-bot.tsx";
import { ConnectedBot } from "./connected-bot.tsx";
import { Verdict } from "./verdict.tsx";
import { WaitlistNote } from "./waitlist-note.tsx";

/** Milliseconds from one look for the platform's first call to the next. */
const waitingMs = 3000;

/** A channel: the account's bots in it, the steps to another one, and what it does. */
export const ChannelPanel = ({ channel }: { channel: Channel }) => {
  const { name, lead, features, note } = channelTexts[channel];
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h2" textStyle="h2">
          {name} Bot
        </Heading>
        <Text color="fg.muted">{lead}</Text>
        <WaitlistNote channel={channel} />
      </Stack>
      <Grid css={columns}>
        <Bots channel={channel} />
        <Stack as="aside" gap="3" className="side" aria-label="What it does">
          <Heading as="h3" textStyle="h3">
            What it does
          </Heading>
          <Stack as="ul" gap="2" textStyle="sm" color="fg.muted" aria-label={`Features of the ${name} Bot`}>
            {features.map((feature) => (
              <Flex as="li" key={feature} gap="2">
                <Box color="accent.fg" pt="0.5" flex="none" aria-hidden>
                  <Check size={14} />
                </Box>
                {feature}
              </Flex>
            ))}
          </Stack>
          {note && (
            <Text
              textStyle="sm"
              px="3"
              py="2.5"
              borderRadius="l2"
              colorPalette="blue"
              bg="colorPalette.subtle"
              color="colorPalette.fg"
            >
              {note}
            </Text>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
};

const Bots = ({ channel }: { channel: Channel }) => {
  const { name } = channelTexts[channel];
  const mayConnect = useMay()("edits");
  const [isAway, setAway] = useState(false);
  const connections = useQuery({
    ...query("channels", "list", {}),
    enabled: mayConnect,
    refetchInterval: ({ state }) => (state.data?.items.some((one) => !one.is_reached) ? waitingMs : false),
  });
  if (!mayConnect) return <Text>Members who may edit chatbots connect bots. Ask one of them.</Text>;
  if (connections.isPending) return <Skeleton label="Loading the bots" rows={4} />;
  if (!connections.data)
    return (
      <ErrorState
        title="The bots could not be loaded"
        error={connections.error}
        onRetry={() => void connections.refetch()}
      />
    );
  const { items, site_url } = connections.data;
  const own = items.filter((one) => one.channel === channel);
  const title = own.length > 0 ? "Connect another bot" : `Connect ${name}`;
  return (
    <Stack gap="6" minW="0">
      {isAway && (
        <Verdict kind="waiting" title={`${name} did not answer`}>
          {`The bot is disconnected here and answers nothing any more. For a day Docent goes on asking ${name} to forget its address and its token. To end it now, revoke the token there.`}
        </Verdict>
      )}
      {own.map((connection) => (
        <ConnectedBot key={connection.rag_system_id} connection={connection} onAway={() => setAway(true)} />
      ))}
      <ConnectBot key={own.length} channel={channel} title={title} site={site_url} />
    </Stack>
  );
};

const columns = {
  gap: "8",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& .side": { borderTopWidth: "1px", pt: "5" },
  "@container sheet (min-width: 60rem)": {
    gridTemplateColumns: "minmax(0, 1fr) 19rem",
    "& .side": { borderTopWidth: "0", pt: "0", borderInlineStartWidth: "1px", ps: "8" },
  },
} as const;
