import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { roleNames } from "#shared/team/role-names.ts";
import type { Invitation } from "#shared/team/routes.ts";
import { api, query } from "../../lib/api/api.ts";
import { day } from "../../lib/format/dates.ts";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { row } from "./row.ts";

/** Invitations that nobody has used yet. */
export const Invitations = () => {
  const { data, error, refetch } = useQuery(query("team", "invitations", {}));
  if (error && !data)
    return (
      <ErrorState title="The invitations could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data || data.items.length === 0) return null;
  return (
    <Box mt="5">
      <Heading as="h3" textStyle="sm" fontWeight="600" color="fg.muted" id="invited" mb="2">
        Invited
      </Heading>
      <Box as="ul" listStyleType="none" aria-labelledby="invited">
        {data.items.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Box>
  );
};

const Row = ({ invitation: { id, email, role, expires_at, invited_by } }: { invitation: Invitation }) => {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ["team"] });
  const resend = useMutation({
    mutationFn: () => api.team.invite({ email, role }),
    meta: { success: "A new invitation is on its way", failure: "The invitation was not sent" },
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: () => api.team.revoke({ invitationId: id }),
    meta: { success: "The invitation is withdrawn", failure: "The invitation was not withdrawn" },
    onSettled,
  });
  const isExpired = Date.parse(expires_at) <= Date.now();
  return (
    <Flex as="li" css={row}>
      <Box flex="1 1 12rem" minW="0">
        <Text fontWeight="550" truncate title={email}>
          <bdi>{email}</bdi>
        </Text>
        <Text textStyle="xs" color={isExpired ? "red.fg" : "fg.muted"}>
          {roleNames[role]}, by {invited_by}, {isExpired ? "expired" : `expires ${day(expires_at)}`}
        </Text>
      </Box>
      <Button
        variant="ghost"
        aria-label={`Resend the invitation of ${email}`}
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Resend
      </Button>
      <Button
        variant="ghost"
        colorPalette="red"
        aria-label={`Withdraw the invitation of ${email}`}
        loading={revoke.isPending}
        onClick={() => revoke.mutate()}
      >
        Withdraw
      </Button>
    </Flex>
  );
};
