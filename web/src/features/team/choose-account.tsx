import { Button, Flex } from "@chakra-ui/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "../../lib/feature/paths.ts";
import { account } from "../../lib/session/account.ts";
import { signOut } from "../../lib/session/auth.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Waiting } from "../../ui/state/waiting.tsx";
import { memberships } from "./memberships.ts";

/** Chooses the first account of the user. If the list cannot be read, it is the user's own. */
export const ChooseAccount = ({ user }: { user: string }) => {
  const client = useQueryClient();
  // nothing of the account before this one stays
  useEffect(
    () =>
      client.removeQueries({ predicate: ({ queryKey: [area] }) => area !== "session" && area !== "team" }),
    [client],
  );
  const { data, isError } = useQuery({ ...memberships, staleTime: 0 });
  const first = data?.items[0];
  const isOperator = data?.is_operator ?? false;
  useEffect(() => {
    if (first) account.choose({ user, id: first.account_id, role: first.role, isOperator });
    else if (isError) account.choose({ user, id: user, role: "owner" });
  }, [user, first, isOperator, isError]);
  return data?.items.length === 0 ? <NoAccount /> : <Waiting />;
};

/** For a user who handed the own account over and left it, and who belongs to no other. */
const NoAccount = () => (
  <Flex as="main" direction="column" h="100dvh">
    <PageHeader
      title="You belong to no account"
      lead="Ask a colleague to invite you, and open the link of the mail. To begin an account of your own, sign up with another address."
    />
    <PageBody>
      <Button variant="outline" onClick={() => void leave()}>
        Sign Out
      </Button>
    </PageBody>
  </Flex>
);

const leave = async (): Promise<void> => {
  await signOut();
  location.assign(paths.home());
};
