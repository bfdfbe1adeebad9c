import { Button, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { account } from "#web/lib/session/account.ts";

interface JoinProps {
  token: string;
  userId: string;
  /** The account's. */
  name: string;
}

/** Joins the account and opens it. */
export const Join = ({ token, userId, name }: JoinProps) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.team.join({ token }),
    meta: { failure: "You are not in the account yet" },
    onSuccess: ({ account_id, role }) => {
      account.choose({ user: userId, id: account_id, role });
      location.assign(paths.app());
    },
  });
  return (
    <>
      <Button size="lg" alignSelf="flex-start" loading={isPending} onClick={() => mutate()}>
        Open {name}
      </Button>
      {error && (
        <Text role="alert" color="red.fg">
          {error.message}
        </Text>
      )}
    </>
  );
};
