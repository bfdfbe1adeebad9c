import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { Channel } from "#shared/contract/channel-shapes.ts";
import { api, query, queryClient } from "#web/lib/api.ts";
import { day } from "#web/lib/dates.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { channelTexts } from "./channel-features.ts";

/** A channel that is not offered yet: its planned features, and its waitlist. */
export const ChannelPanel = ({ channel }: { channel: Channel }) => {
  const { name, lead, features } = channelTexts[channel];
  const interests = useQuery(query("channels", "interests", {}));
  if (interests.isPending) return <Skeleton label="Loading the waitlist" />;
  if (!interests.data)
    return (
      <ErrorState
        title="The waitlist could not be loaded"
        error={interests.error}
        onRetry={() => void interests.refetch()}
      />
    );
  const joined = interests.data.items.find((one) => one.channel === channel);
  return (
    <Stack gap="5" maxW="40rem">
      <Stack gap="1">
        <Heading as="h2" textStyle="h2">
          {name} Bot
        </Heading>
        <Text color="fg.muted">{lead} It is not available yet; this is what it is going to do.</Text>
      </Stack>
      <Stack as="ul" gap="2" aria-label={`Features of the ${name} Bot`}>
        {features.map((feature) => (
          <Flex as="li" key={feature} gap="2.5">
            <Box color="accent.fg" pt="1" flex="none" aria-hidden>
              <Check size={16} />
            </Box>
            {feature}
          </Flex>
        ))}
      </Stack>
      <Waitlist channel={channel} joinedAt={joined?.joined_at} />
    </Stack>
  );
};

const Waitlist = ({ channel, joinedAt }: { channel: Channel; joinedAt: string | undefined }) => {
  const { name } = channelTexts[channel];
  const join = useMutation({
    mutationFn: () => api.channels.joinWaitlist({ channel }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["channels"] }),
    meta: {
      success: `You are on the waitlist for ${name}`,
      failure: "Failed to join the waitlist",
    },
  });
  return (
    <Stack gap="2" align="flex-start">
      <Button onClick={() => join.mutate()} loading={join.isPending}>
        Join Waitlist
      </Button>
      <Text textStyle="sm" color="fg.muted" aria-live="polite">
        {joinedAt
          ? `You joined the waitlist on ${day(joinedAt)}. Your interest is recorded once.`
          : "Your interest is recorded once, with your account."}
      </Text>
    </Stack>
  );
};
