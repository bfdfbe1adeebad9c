import { Heading, Stack, Tabs, Text } from "@chakra-ui/react";
import { documentSamples } from "#shared/api-docs/document-samples.ts";
import { type Sampled, samples } from "#shared/api-docs/samples.ts";
import { snippetCopied } from "#web/ui/text/snippet-copied.ts";
import { CodeBlock } from "../../ui/text/code-block.tsx";

/** A complete program in each language. */
export const CodeExamples = ({ sampled }: { sampled: Sampled }) => (
  <Stack gap="8">
    <Languages name="Languages" samples={samples} sampled={sampled} />
    <section aria-labelledby="managing-documents">
      <Heading as="h2" textStyle="h3" id="managing-documents">
        Documents
      </Heading>
      <Text color="fg.muted" mt="1" mb="3" maxW="62ch">
        A key with the permission Read-Write uploads, replaces and deletes the documents of its chatbot, with
        the limits of your account.
      </Text>
      <Languages name="Languages for documents" samples={documentSamples} sampled={sampled} />
    </section>
  </Stack>
);

interface LanguagesProps {
  name: string;
  samples: Record<string, { name: string; language: string; code: (sampled: Sampled) => string }>;
  sampled: Sampled;
}

const Languages = ({ name, samples: shown, sampled }: LanguagesProps) => (
  <Tabs.Root defaultValue="curl" lazyMount unmountOnExit>
    <Tabs.List aria-label={name} overflowX="auto">
      {Object.entries(shown).map(([id, sample]) => (
        <Tabs.Trigger key={id} value={id}>
          {sample.name}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {Object.entries(shown).map(([id, { language, code }]) => (
      <Tabs.Content key={id} value={id} pt="4">
        <CodeBlock code={code(sampled)} language={language} says={snippetCopied} />
      </Tabs.Content>
    ))}
  </Tabs.Root>
);
