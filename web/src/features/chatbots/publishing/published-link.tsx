import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { absolute, paths } from "#web/lib/feature/paths.ts";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { PublicLink } from "./public-link.tsx";
import { QrCode } from "./qr-code.tsx";

interface PublishedLinkProps {
  chatbot: Chatbot;
  /** Stands below the link, beside the QR code. */
  children: ReactNode;
}

/** The public link with its QR code, and the snippet for another site, while the chatbot is public. */
export const PublishedLink = ({ chatbot: { is_public, public_slug }, children }: PublishedLinkProps) => {
  if (!is_public || !public_slug) return children;
  const link = absolute(paths.publicPage(public_slug));
  return (
    <>
      <Flex gap="5" align="flex-start" direction={{ base: "column", md: "row" }}>
        <Stack gap="4" flex="1" minW="0" w="full">
          <Labelled label="Public link">
            <PublicLink link={link} />
          </Labelled>
          {children}
        </Stack>
        <Box pt={{ base: "0", md: "6" }} flex="none">
          <QrCode value={link} name={public_slug} />
        </Box>
      </Flex>
      <Labelled label="Embed on your site">
        <CodeBlock
          code={`<script async src="${absolute(paths.publicScript(public_slug))}"></script>`}
          language="HTML"
          says="Embed code copied to clipboard!"
        />
        <Text textStyle="sm" color="fg.muted">
          Paste it before the closing body tag of your page.
        </Text>
      </Labelled>
    </>
  );
};

/** A label above something that is no field. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack gap="1.5">
    <Text textStyle="sm" fontWeight="550">
      {label}
    </Text>
    {children}
  </Stack>
);
