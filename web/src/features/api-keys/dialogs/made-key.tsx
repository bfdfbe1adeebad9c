import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { BookOpen } from "lucide-react";
import { Link } from "react-router-dom";
import { samples } from "#shared/api-docs/samples.ts";
import type { MadeKey } from "#shared/api-keys/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { CopiedButton, SecretOnce } from "#web/ui/secret/secret-once.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { snippetCopied } from "#web/ui/text/snippet-copied.ts";

/** The whole key, which is shown only here, and a first call with it. */
export const MadeKeyBody = ({ made }: { made: MadeKey }) => (
  <Stack gap="4">
    <SecretOnce text={made.api_key} says="API key copied to clipboard" />
    <Text css={warning}>
      Keep it in your server’s secret store. Do not put it into a web page; the widget needs no key.
    </Text>
    <Box>
      <Text fontWeight="600" mb="2">
        A first call
      </Text>
      <CodeBlock
        code={samples.curl.code({ origin: location.origin, key: made.api_key })}
        language="cURL"
        says={snippetCopied}
      />
    </Box>
  </Stack>
);

export const MadeKeyActions = ({ made, onClose }: { made: MadeKey; onClose: () => void }) => (
  <>
    <Button asChild variant="ghost">
      <Link to={paths.apiDocumentation(made.id)}>
        <BookOpen size={14} />
        Documentation
      </Link>
    </Button>
    <CopiedButton onClick={onClose} />
  </>
);

const warning = {
  px: "3",
  py: "2",
  borderRadius: "l2",
  bg: "orange.subtle",
  color: "orange.fg",
  textStyle: "sm",
};
