import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { ArrowUpRight, Check } from "lucide-react";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { absolute, paths } from "#web/lib/feature/paths.ts";
import { useMay } from "#web/lib/session/account.ts";
import { CopyButton } from "#web/ui/text/copy-button.tsx";

interface PublicAccessProps {
  chatbot: Chatbot;
  onPublish: () => void;
}

/** Shows whether a chatbot is public, and its public link. */
export const PublicAccess = ({ chatbot, onPublish }: PublicAccessProps) => {
  const link = publicLink(chatbot);
  const mayEdit = useMay()("edits");
  return (
    <Flex position="relative" align="center" gap="1" pl="4" pr="2.5" py="2" borderTopWidth="1px">
      <Box flex="1" minW="0" textStyle="xs" color="fg.muted">
        <Text color="fg" fontWeight="550">
          Public Access
        </Text>
        <Text truncate title={link}>
          {link ?? "Only you can open it"}
        </Text>
      </Box>
      {link && (
        <>
          <CopyButton
            text={absolute(link)}
            says="Public link copied to clipboard!"
            isIcon
            label="Copy public link"
          />
          <Button asChild variant="ghost" px="0" aria-label="View public page">
            <a href={link} target="_blank" rel="noopener">
              <ArrowUpRight size={14} />
            </a>
          </Button>
        </>
      )}
      {mayEdit && (
        <Button variant="outline" onClick={onPublish}>
          {chatbot.is_public && <Check size={14} aria-hidden />}
          {chatbot.is_public ? "Published" : "Publish"}
        </Button>
      )}
    </Flex>
  );
};

/** The public page's path, while there is one. */
export const publicLink = ({ is_public, public_slug }: Chatbot): string | undefined =>
  is_public && public_slug ? paths.publicPage(public_slug) : undefined;
