import { Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { createClient } from "#shared/client.ts";
import { AppError } from "#shared/errors.ts";
import { roleNames } from "#shared/team/role-names.ts";
import type { OpenedInvitation, team } from "#shared/team/routes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { useSession } from "#web/lib/session/session.ts";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Waiting } from "#web/ui/state/waiting.tsx";
import { Accounts, WrongAccount } from "./ways-in.tsx";
import "#web/serif.css";

const routes = { invitation: { method: "POST", path: "/functions/v1/invitation" } } as const;
const visitor = createClient<{ team: Pick<typeof team, "invitation"> }>(
  { team: routes },
  location.origin,
  fetch,
);

const Join = lazyPart(async () => (await import("./join.tsx")).Join, {
  waiting: () => <Waiting />,
  failed: (_, error) => (
    <ErrorState title="The page could not be loaded whole" error={error} onRetry={() => location.reload()} />
  ),
});

/** The page of an invitation's link. Joining takes a click, because mail scanners open links. */
export const InvitationPage = () => {
  useTitle("Invitation");
  const token = useSearchParams()[0].get("token") ?? "";
  const user = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => visitor.team.invitation({ token }),
    retry: false,
  });
  if (error && !(error instanceof AppError && /^(not_found|invalid)$/.test(error.code)))
    return (
      <Frame title="Invitation">
        <ErrorState title="The invitation could not be read" error={error} onRetry={() => void refetch()} />
      </Frame>
    );
  if (error) return <Ended title="This link opens no invitation">{error.message}</Ended>;
  if (!data || user === undefined) return <Waiting />;
  const isInvited = user?.email.toLowerCase() === data.email;
  if (data.state !== "open" && !(data.state === "used" && isInvited))
    return <Ended title={ended[data.state].title}>{ended[data.state].text(data)}</Ended>;
  return (
    <Frame title={`Join ${data.account}`}>
      <Text color="fg.muted">
        <bdi>{data.invited_by}</bdi> invites <bdi>{data.email}</bdi> to this account with the role “
        {roleNames[data.role]}”.
      </Text>
      {user === null && <Accounts token={token} email={data.email} />}
      {user && !isInvited && <WrongAccount email={data.email} signedIn={user.email} />}
      {user && isInvited && <Join token={token} userId={user.id} name={data.account} />}
    </Frame>
  );
};

const ended: Record<
  OpenedInvitation["state"],
  { title: string; text: (invitation: OpenedInvitation) => string }
> = {
  open: { title: "", text: () => "" },
  used: {
    title: "This invitation was used",
    text: ({ email }) => `It works once. If you are ${email}, sign in: the account is open to you.`,
  },
  expired: {
    title: "This invitation has expired",
    text: ({ invited_by }) => `Ask ${invited_by} to send a new one.`,
  },
  revoked: {
    title: "This invitation was withdrawn",
    text: ({ invited_by }) => `If that is a mistake, ask ${invited_by} to invite you again.`,
  },
};

const Ended = ({ title, children }: { title: string; children: ReactNode }) => (
  <Frame title={title}>
    <Text color="fg.muted">{children}</Text>
    <Button asChild variant="outline" alignSelf="flex-start">
      <Link to={paths.app()}>Open Docent</Link>
    </Button>
  </Frame>
);

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Flex as="main" direction="column" minH="100dvh" px={{ base: "4", md: "8" }} py="6" bg="bg.surface">
    <a href={paths.home()}>
      <Logo />
    </a>
    <Stack gap="5" w="full" maxW="28rem" m="auto" py="8">
      <Heading as="h1" textStyle="d2" overflowWrap="anywhere">
        {title}
      </Heading>
      {children}
    </Stack>
  </Flex>
);
