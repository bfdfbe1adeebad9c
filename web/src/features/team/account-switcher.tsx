import { Box } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { useEffect } from "react";
import { roleNames } from "#shared/team/role-names.ts";
import type { AccountMembership } from "#shared/team/routes.ts";
import { mayDiscard, unsaved } from "../../lib/browser/unsaved.ts";
import { paths } from "../../lib/feature/paths.ts";
import { account, useChosenAccount } from "../../lib/session/account.ts";
import { useSession } from "../../lib/session/session.ts";
import { Menu } from "../../ui/menu/menu.tsx";
import { memberships } from "./memberships.ts";

/** Names the account that this tab acts in, and opens another one, if the user has several. */
export const AccountSwitcher = () => {
  const user = useSession();
  const { data } = useQuery(memberships);
  const chosen = useChosenAccount();
  const items = data?.items ?? [];
  const isOperator = data?.is_operator ?? false;
  const current = items.find(({ account_id }) => account_id === chosen?.id);
  useEffect(() => {
    if (!data || !chosen) return;
    if (!current) account.forget();
    else if (current.role !== chosen.role || isOperator !== (chosen.isOperator ?? false))
      account.choose({ ...chosen, role: current.role, isOperator });
  }, [data, current, chosen, isOperator]);
  const nameOf = ({ account_id, name }: AccountMembership) =>
    account_id === user?.id ? "Your own account" : (name ?? "");
  const open = async ({ account_id, role }: AccountMembership) => {
    if (!user || account_id === chosen?.id || (unsaved.exists() && !(await mayDiscard()))) return;
    account.choose({ user: user.id, id: account_id, role, isOperator });
    // nothing of the former account stays in the page
    location.assign(paths.app());
  };
  if (items.length < 2) return null;
  return (
    <Box pt="3" css={{ "& > button": { w: "full", justifyContent: "flex-start", px: "2" } }}>
      <Menu
        label="Account"
        entries={items.map((one) => ({
          id: one.account_id,
          name: nameOf(one),
          note: one.account_id === user?.id ? (one.name ?? "") : roleNames[one.role],
          isChosen: one.account_id === chosen?.id,
          onSelect: () => void open(one),
        }))}
      >
        <Building2 size={14} aria-hidden />
        <Box as="span" truncate title={current && nameOf(current)}>
          {current ? nameOf(current) : "Choose an account"}
        </Box>
      </Menu>
    </Box>
  );
};
