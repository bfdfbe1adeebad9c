import { Tabs } from "@chakra-ui/react";
import { type Sampled, samples } from "#shared/api-docs/samples.ts";
import { CodeBlock } from "#web/ui/code-block.tsx";
import { snippetCopied } from "../dialogs/made-key.tsx";

/** A complete program in each language. */
export const CodeExamples = ({ sampled }: { sampled: Sampled }) => (
  <Tabs.Root defaultValue="curl" lazyMount unmountOnExit>
    <Tabs.List aria-label="Languages" overflowX="auto">
      {Object.entries(samples).map(([id, { name }]) => (
        <Tabs.Trigger key={id} value={id}>
          {name}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {Object.entries(samples).map(([id, { language, code }]) => (
      <Tabs.Content key={id} value={id} pt="4">
        <CodeBlock code={code(sampled)} language={language} says={snippetCopied} />
      </Tabs.Content>
    ))}
  </Tabs.Root>
);
