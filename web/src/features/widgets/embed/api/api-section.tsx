import { Box, Button, chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { Widget } from "#shared/widgets/shapes.ts";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { events, identifyCode, methods, pageCode, serverCode } from "./api-codes.ts";
import { IdentitySecret } from "./identity-secret.tsx";

const copied = "Code copied to clipboard!";

/** How a page drives its chat by JavaScript, and names its visitors; shown on demand, because few sites need it. */
export const ApiSection = ({ widget }: { widget: Widget }) => {
  const [isShown, setShown] = useState(false);
  return (
    <Stack as="section" gap="3" borderTopWidth="1px" pt="5">
      <Flex align="center" gap="3">
        <Box flex="1" minW="0">
          <Heading as="h3" textStyle="h3">
            JavaScript API
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            Open the chat from your own buttons, name your visitors, and hear of answers.
          </Text>
        </Box>
        <Button
          variant="outline"
          aria-expanded={isShown}
          aria-label={`${isShown ? "Hide" : "Show"} JavaScript API`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </Button>
      </Flex>
      {isShown && <Documentation widget={widget} />}
    </Stack>
  );
};

const Documentation = ({ widget }: { widget: Widget }) => (
  <Stack gap="6">
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted">
        The script tag puts them into <chakra.code fontFamily="mono">window.Docent</chakra.code>, those of the
        last widget if a page has several. <chakra.code fontFamily="mono">DocentWidget.init</chakra.code>{" "}
        returns them for its own widget.
      </Text>
      <CodeBlock language="HTML" code={pageCode} says={copied} label="Copy page code" />
      <Reference title="Methods" entries={methods} />
      <Reference title="Events" entries={events} />
    </Stack>
    <Stack as="section" gap="3">
      <Heading as="h4" textStyle="h3">
        Visitors who are signed in
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        Your server signs who a visitor is, so nobody speaks as somebody else. Their name and email stand at
        the conversation and in your leads. A token that is not valid names nobody: the chat goes on
        anonymously, and your page gets the event error.
      </Text>
      <IdentitySecret widget={widget} />
      <CodeBlock
        language="Your server, in Node.js"
        code={serverCode}
        says={copied}
        label="Copy server code"
      />
      <Text textStyle="sm" color="fg.muted">
        Any library for JSON Web Tokens does the same: HS256, sub as your id of the visitor, exp at most 24
        hours ahead, name and email if you know them.
      </Text>
      <CodeBlock language="HTML" code={identifyCode} says={copied} label="Copy sign-in code" />
    </Stack>
  </Stack>
);

const Reference = ({ title, entries }: { title: string; entries: typeof methods }) => (
  <Box>
    <Heading as="h4" textStyle="sm" fontWeight="600" mb="1">
      {title}
    </Heading>
    <chakra.dl css={reference}>
      {entries.map(({ call, does }) => (
        <div key={call}>
          <dt>{call}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </chakra.dl>
  </Box>
);

const reference = {
  borderTopWidth: "1px",
  textStyle: "sm",
  "& > div": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "13rem minmax(0, 1fr)" },
    columnGap: "4",
    py: "1.5",
    borderBottomWidth: "1px",
  },
  "& dt": { fontFamily: "mono", fontSize: "xs", lineHeight: "1.25rem", overflowWrap: "anywhere" },
  "& dd": { color: "fg.muted" },
};
