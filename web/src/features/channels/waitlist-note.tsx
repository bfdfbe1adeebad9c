import { Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { Channel } from "#shared/channels/channel.ts";
import { query } from "../../lib/api/api.ts";
import { day } from "../../lib/format/dates.ts";
import { channelTexts } from "./channel-features.ts";

/** For those who waited for the channel. */
export const WaitlistNote = ({ channel }: { channel: Channel }) => {
  const { data } = useQuery(query("channels", "interests", {}));
  const joined = data?.items.find((one) => one.channel === channel);
  if (!joined) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      You joined the waitlist on {day(joined.joined_at)}. {channelTexts[channel].name} is here now.
    </Text>
  );
};
