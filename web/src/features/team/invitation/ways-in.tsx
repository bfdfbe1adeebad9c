import { Button, Flex, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { signOut } from "#web/lib/session/auth.ts";

/** For somebody who is not signed in: both ways lead back to the invitation, with its address filled in. */
export const Accounts = ({ token, email }: { token: string; email: string }) => {
  const back = paths.invitation(token);
  const filledIn = new URLSearchParams({ email, invitation: token });
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <Button asChild size="lg">
          <Link to={`${paths.signup(back)}&${filledIn}`}>Create your account</Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={`${paths.login(back)}&${filledIn}`}>Sign in</Link>
        </Button>
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        Use <bdi>{email}</bdi>: the invitation is for that address.
      </Text>
    </>
  );
};

/** For somebody who is signed in with another address than the invited one. */
export const WrongAccount = ({ email, signedIn }: { email: string; signedIn: string }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOut(),
    meta: { failure: "Failed to sign out" },
    onSuccess: () => location.reload(),
  });
  return (
    <>
      <Text role="alert">
        You are signed in as <bdi>{signedIn}</bdi>, and this invitation is for <bdi>{email}</bdi>. Sign out,
        then go on with the invited address.
      </Text>
      <Button size="lg" variant="outline" alignSelf="flex-start" loading={isPending} onClick={() => mutate()}>
        Sign out and go on
      </Button>
    </>
  );
};
