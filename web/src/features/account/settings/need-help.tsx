import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { config } from "#web/lib/config.ts";
import { useSession } from "#web/lib/session/session.ts";

/** The way to the people who help: a mail with the account filled in, if the installation names an address. */
export const NeedHelp = () => {
  const user = useSession();
  const { supportEmail } = config();
  return (
    <Box as="section" p="5" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Heading as="h2" textStyle="h3">
        Need Help
      </Heading>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {supportEmail
          ? "Opens a message with your account filled in."
          : "Ask the people who run this installation."}
      </Text>
      {supportEmail && (
        <Button asChild variant="outline" w="full" mt="3">
          <a href={mailTo(supportEmail, user?.email)}>Contact Support</a>
        </Button>
      )}
    </Box>
  );
};

const mailTo = (address: string, account = ""): string =>
  `mailto:${address}?subject=${encodeURIComponent("Help with Docent")}&body=${encodeURIComponent(
    `Account: ${account}\nPage: ${location.origin}\n\n`,
  )}`;
