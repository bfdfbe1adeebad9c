import { Box, Button, Flex, Heading, Link, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { ChannelConnection } from "#shared/channels/shapes.ts";
import { api } from "../../lib/api/api.ts";
import { paths } from "../../lib/feature/paths.ts";
import { day } from "../../lib/format/dates.ts";
import { RemoveDialog } from "../../ui/dialog/remove-dialog.tsx";
import { Status } from "../../ui/status.tsx";
import { CopyButton } from "../../ui/text/copy-button.tsx";
import { channelTexts } from "./channel-features.ts";
import { Verdict } from "./verdict.tsx";

interface ConnectedBotProps {
  connection: ChannelConnection;
  /** It was disconnected, and its platform did not answer. */
  onAway: () => void;
}

/** A connected bot: whose it is, whether its platform calls, and the way to end it. */
export const ConnectedBot = ({ connection, onAway }: ConnectedBotProps) => {
  const { channel, rag_system_id, bot_name, chatbot_name, place, connected_at, token_end, is_reached } =
    connection;
  const { name } = channelTexts[channel];
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Box as="section" aria-label={bot_name} borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <Stack gap="3" p="4">
        <Flex gap="3" align="baseline" wrap="wrap">
          <Heading as="h3" textStyle="h3" minW="0" overflowWrap="anywhere">
            {bot_name}
          </Heading>
          {stateOf(connection)}
        </Flex>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          Answers from {chatbot_name} since {day(connected_at)}
          {place && `, in ${place}`}
        </Text>
        {connection.fault && (
          <Verdict kind="bad" title="It does not answer">
            {connection.fault}
          </Verdict>
        )}
        {!is_reached && (
          <>
            <Verdict kind="waiting" title={`Waiting for ${name}'s call`}>
              {waitingFor[channel]}
            </Verdict>
            <Flex gap="2" align="center" wrap="wrap">
              <Text fontFamily="mono" textStyle="sm" minW="0" overflowWrap="anywhere">
                {connection.address}
              </Text>
              <CopyButton
                text={connection.address}
                label="Copy address"
                says="Address copied to clipboard!"
              />
            </Flex>
          </>
        )}
        <Flex gap="4" wrap="wrap" textStyle="sm">
          <Link asChild color="accent.fg">
            <RouterLink to={paths.history({ chatbot: rag_system_id, channel })}>
              Conversations in History
            </RouterLink>
          </Link>
          {connection.invite_url && (
            <Link color="accent.fg" href={connection.invite_url} target="_blank" rel="noreferrer">
              Add it to a server
            </Link>
          )}
        </Flex>
      </Stack>
      <Flex
        gap="3"
        align="center"
        wrap="wrap"
        px="4"
        py="2"
        borderTopWidth="1px"
        borderBottomRadius="l3"
        bg="bg.subtle"
      >
        <Text textStyle="xs" color="fg.muted" flex="1 1 14rem">
          The token that ends in{" "}
          <Box as="span" fontFamily="mono">
            {token_end}
          </Box>{" "}
          is kept encrypted and cannot be read again. To replace it, connect the bot to {chatbot_name} again.
        </Text>
        <Button variant="ghost" colorPalette="red" onClick={() => setLeaving(true)}>
          Disconnect
        </Button>
      </Flex>
      <RemoveDialog
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        remove={async () => {
          const { is_left } = await api.channels.disconnect({ chatbotId: rag_system_id, channel });
          if (!is_left) onAway();
        }}
        changes={["channels"]}
        says={{ success: `${name} bot disconnected`, failure: `The ${name} bot was not disconnected` }}
        title={`Disconnect ${bot_name}?`}
        action="Disconnect"
      >
        The bot stops answering at once, and its token is deleted here. {leaving[channel]} Its conversations
        stay in History.
      </RemoveDialog>
    </Box>
  );
};

const stateOf = ({ fault, is_reached }: ChannelConnection) => {
  if (fault) return <Status tone="bad">Not answering</Status>;
  return is_reached ? <Status tone="good">Connected</Status> : <Status tone="busy">Waiting</Status>;
};

/** Steps at the platform, so that it calls. */
const waitingFor = {
  telegram: "Telegram has not taken the address yet. Connect the bot again.",
  slack:
    "In Slack's apps, open Event Subscriptions, and let it verify this Request URL. This line changes by itself.",
  discord:
    "In the developer portal, paste this as Interactions Endpoint URL under General Information and save. This line changes by itself.",
} as const;

/** The consequences at the platform. */
const leaving = {
  telegram: "Telegram is told to send nothing any more.",
  slack: "Slack is told to revoke the token. The app stays in your workspace until you remove it there.",
  discord: "Discord is told to send nothing any more, and the command /ask goes.",
} as const;
