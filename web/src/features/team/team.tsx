import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { query } from "../../lib/api/api.ts";
import { useMay } from "../../lib/session/account.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { Invitations } from "./invitations.tsx";
import { MemberRow } from "./member-row.tsx";

const InviteDialog = lazyDialog(async () => (await import("./invite-dialog.tsx")).InviteDialog);

/** The members of the account and its open invitations, with what the user may do about them. */
export const Team = () => {
  const { data, isError, error, refetch } = useQuery(query("team", "members", {}));
  const [isInviting, setInviting] = useState(false);
  const mayManage = useMay()("everything");
  if (isError && !data)
    return <ErrorState title="The team could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label="Loading the team" rows={3} />;
  return (
    <>
      <Box as="ul" listStyleType="none" aria-label="Members">
        {data.items.map((member) => (
          <MemberRow key={member.user_id} member={member} />
        ))}
      </Box>
      {mayManage && <Invitations />}
      <Flex mt="4" gap="3" align="center" wrap="wrap">
        {mayManage ? (
          <Button variant="outline" onClick={() => setInviting(true)}>
            <UserPlus size={16} />
            Invite a colleague
          </Button>
        ) : (
          <Text textStyle="sm" color="fg.muted">
            Colleagues with the role “Everything” invite others.
          </Text>
        )}
      </Flex>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
};
