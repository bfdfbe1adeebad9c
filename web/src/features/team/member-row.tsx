import { Box, Flex, Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KeyRound, LogOut, UserMinus } from "lucide-react";
import { useState } from "react";
import type { GivenRole } from "#shared/contract/role.ts";
import { roleNames } from "#shared/team/role-names.ts";
import type { Member } from "#shared/team/routes.ts";
import { api } from "../../lib/api/api.ts";
import { day } from "../../lib/format/dates.ts";
import { useMay } from "../../lib/session/account.ts";
import { useSession } from "../../lib/session/session.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { Tag } from "../../ui/tag.tsx";
import { RoleSelect } from "./role-select.tsx";
import { row } from "./row.ts";

const EndDialog = lazyDialog(async () => (await import("./end-dialog.tsx")).EndDialog);
const HandOverDialog = lazyDialog(async () => (await import("./hand-over-dialog.tsx")).HandOverDialog);

/** One member: who it is, what they may do, and the actions that the user's role permits. */
export const MemberRow = ({ member }: { member: Member }) => {
  const { user_id, role, email, name, since } = member;
  const user = useSession();
  const may = useMay();
  const client = useQueryClient();
  const [open, setOpen] = useState<"end" | "hand over">();
  const isSelf = user_id === user?.id;
  const change = useMutation({
    mutationFn: (next: GivenRole) => api.team.changeRole({ memberId: user_id, role: next }),
    meta: { success: `The role of ${email} is changed`, failure: "The role was not changed" },
    onSettled: () => client.invalidateQueries({ queryKey: ["team"] }),
  });
  const mayManage = may("everything") && role !== "owner" && !isSelf;
  const entries = [
    ...(may("owner") && !isSelf
      ? [{ name: "Hand the account over…", icon: KeyRound, onSelect: () => setOpen("hand over") }]
      : []),
    ...(mayManage
      ? [{ name: "Remove…", icon: UserMinus, onSelect: () => setOpen("end"), isDanger: true }]
      : []),
    ...(isSelf && role !== "owner"
      ? [{ name: "Leave the account…", icon: LogOut, onSelect: () => setOpen("end"), isDanger: true }]
      : []),
  ];
  return (
    <Flex as="li" css={row}>
      <Box flex="1 1 9rem" minW="0">
        <Flex gap="2" align="center" minW="0">
          <Text fontWeight="550" truncate title={name || email}>
            <bdi>{name || email}</bdi>
          </Text>
          {isSelf && <Tag>You</Tag>}
        </Flex>
        <Text textStyle="xs" color="fg.muted" truncate>
          {[name && email, since && `since ${day(since)}`].filter(Boolean).join(", ")}
        </Text>
      </Box>
      <Flex gap="1" align="center" flex="none">
        {mayManage ? (
          <RoleSelect
            label={`Role of ${email}`}
            value={change.variables && change.isPending ? change.variables : role}
            isBusy={change.isPending}
            onChange={change.mutate}
          />
        ) : (
          <Text textStyle="sm" color="fg.muted" className="role">
            {roleNames[role]}
          </Text>
        )}
        <Box w="8" flex="none">
          {entries.length > 0 && <Menu label={`Actions for ${email}`} entries={entries} />}
        </Box>
      </Flex>
      {open === "end" && <EndDialog member={member} isSelf={isSelf} onClose={() => setOpen(undefined)} />}
      {open === "hand over" && <HandOverDialog member={member} onClose={() => setOpen(undefined)} />}
    </Flex>
  );
};
