import { Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Member } from "#shared/team/routes.ts";
import { api } from "../../lib/api/api.ts";
import { paths } from "../../lib/feature/paths.ts";
import { account } from "../../lib/session/account.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm.tsx";

interface EndDialogProps {
  member: Member;
  isSelf: boolean;
  onClose: () => void;
}

/** Confirms that a colleague is removed, or that the user leaves. */
export const EndDialog = ({ member: { user_id, email }, isSelf, onClose }: EndDialogProps) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => (isSelf ? api.team.leave({}) : api.team.removeMember({ memberId: user_id })),
    meta: {
      ...(!isSelf && { success: `${email} is removed` }),
      failure: isSelf ? "You are still in the account" : "The member was not removed",
    },
    onSuccess: () => {
      onClose();
      if (!isSelf) return client.invalidateQueries({ queryKey: ["team"] });
      account.forget();
      location.assign(paths.app());
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      isBusy={isPending}
      title={isSelf ? "Leave this account?" : `Remove ${email}?`}
      action={isSelf ? "Leave the account" : "Remove"}
    >
      <Text>
        {isSelf
          ? "You no longer see its chatbots, documents and conversations. To come back, you have to be invited again."
          : "They no longer see this account, within half a minute. Their own account and what they made here stay."}
      </Text>
    </ConfirmDialog>
  );
};
