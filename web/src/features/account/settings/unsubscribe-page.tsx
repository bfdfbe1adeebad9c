import "#web/serif.css";
import { Button, Flex, Heading, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import type { account } from "#shared/account/routes.ts";
import { createClient } from "#shared/client.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { Logo } from "#web/ui/logo.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";

const routes = { unsubscribe: { method: "POST", path: "/functions/v1/unsubscribe/{token}" } } as const;
const visitor = createClient<{ account: Pick<typeof account, "unsubscribe"> }>(
  { account: routes },
  location.origin,
  fetch,
);

/** A page and not the link itself, because mail scanners open links. */
export const UnsubscribePage = () => {
  useTitle("Unsubscribe");
  const token = useSearchParams()[0].get("token") ?? "";
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => visitor.account.unsubscribe({ token }),
    meta: { failure: "You are still subscribed" },
  });
  return (
    <Flex as="main" direction="column" gap="4" align="flex-start" maxW="28rem" m="auto" p="6" pt="20vh">
      <Logo />
      <Heading as="h1" textStyle="d2">
        {isSuccess ? "You are unsubscribed" : "Weekly reports"}
      </Heading>
      <Text color="fg.muted">
        {isSuccess
          ? "No more weekly reports are sent. You can turn them on again in the settings."
          : "End the weekly report by mail? Nothing else changes."}
      </Text>
      {isSuccess ? (
        <Button asChild variant="outline">
          <a href={paths.settings()}>Open the settings</a>
        </Button>
      ) : (
        <Button loading={isPending} onClick={() => mutate()}>
          Unsubscribe
        </Button>
      )}
    </Flex>
  );
};
