import { Button, chakra, Stack, Text } from "@chakra-ui/react";
import { ShieldCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/feature/paths.ts";
import { EmptyState } from "../../ui/state/empty-state.tsx";

/** Says who sees the page, and how the people who run the installation become known to it. */
export const NoOperator = () => (
  <EmptyState
    icon={ShieldCheck}
    title="This page is for the people who run this installation"
    action={
      <Button asChild variant="outline">
        <Link to={paths.app()}>Go to the dashboard</Link>
      </Button>
    }
  >
    <Stack gap="2">
      <Text>
        They decide about reported posts of the help centre, and keep its categories and the newsletter’s
        list.
      </Text>
      <Text>
        If you run it: deploy with <chakra.code fontFamily="mono">-c operators=you@example.com</chakra.code>{" "}
        and sign in with that address, confirmed. On one machine it is whoever made the first account, and
        those whom <chakra.code fontFamily="mono">OPERATORS</chakra.code> names.
      </Text>
    </Stack>
  </EmptyState>
);
