import { Box, Button, Heading, Stack } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { useMay } from "#web/lib/session/account.ts";
import { endSessions } from "#web/lib/session/end-session.ts";
import { toast } from "#web/lib/toaster.ts";

const look = { variant: "ghost", justifyContent: "flex-start", px: "2" } as const;

/** Ways on from the account settings. */
export const QuickActions = () => {
  const may = useMay();
  return (
    <Box as="section" p="5" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Heading as="h2" textStyle="h3" mb="2">
        Quick Actions
      </Heading>
      <Stack gap="1" mx="-2">
        <Button asChild {...look}>
          <Link to={paths.chatbots()}>View Chatbots</Link>
        </Button>
        {may("everything") && (
          <Button asChild {...look}>
            <Link to={paths.activity()}>Activity</Link>
          </Button>
        )}
        <Button {...look} onClick={() => void leave()}>
          Sign Out
        </Button>
      </Stack>
    </Box>
  );
};

const leave = async (): Promise<void> => {
  try {
    await endSessions("this one");
  } catch (error) {
    console.warn("The session could not be ended.", error);
    toast.error("Failed to sign out");
    return;
  }
  location.assign(paths.home());
};
