import { Box, Button, chakra, Heading, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import {
  secretPlaceholder,
  webhookExamples,
  webhookReceiver,
  webhookRules,
} from "#shared/api-docs/webhooks.ts";
import { snippetCopied } from "#web/ui/text/snippet-copied.ts";
import { paths } from "../../lib/feature/paths.ts";
import { CodeBlock } from "../../ui/text/code-block.tsx";

/** How a server receives events: the rules, a program that checks signatures, and an example of each event. */
export const Webhooks = () => (
  <Stack gap="8">
    <Box>
      <Text maxW="62ch">
        Docent calls your server when something happens: a visitor writes, an answer is refused, a document
        fails. Add an endpoint under API Access; its signing secret is shown once.
      </Text>
      <Button asChild variant="outline" mt="3">
        <Link to={paths.webhooks()}>Open webhooks</Link>
      </Button>
    </Box>
    <chakra.dl css={rules}>
      {webhookRules.map(({ name, text }) => (
        <Box key={name} className="rule">
          <dt>{name}</dt>
          <dd>{text}</dd>
        </Box>
      ))}
    </chakra.dl>
    <Part title="Receive and check">
      <CodeBlock code={webhookReceiver({ secret: secretPlaceholder })} language="Node" says={snippetCopied} />
    </Part>
    <Part title="Events">
      <Stack gap="6">
        {webhookExamples.map(({ type, meaning, body }) => (
          <Box as="section" key={type} aria-label={type}>
            <Heading as="h3" textStyle="sm" fontFamily="mono" fontWeight="600">
              {type}
            </Heading>
            <Text textStyle="sm" color="fg.muted" mb="2">
              {meaning}
            </Text>
            <CodeBlock code={JSON.stringify(body, null, 2)} language="Body" says={snippetCopied} />
          </Box>
        ))}
      </Stack>
    </Part>
  </Stack>
);

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box as="section" aria-label={title}>
    <Heading as="h2" textStyle="h3" mb="3">
      {title}
    </Heading>
    {children}
  </Box>
);

const rules = {
  maxW: "72ch",
  "& .rule": { borderTopWidth: "1px", py: "2.5" },
  "& dt": { fontWeight: "600" },
  "& dd": { color: "fg.muted" },
} as const;
