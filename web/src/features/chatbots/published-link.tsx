import { Button, Group, Input } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import { CodeBlock } from "#web/ui/code-block.tsx";
import { absolute, paths } from "../../lib/paths.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";

/** The public link and the snippet for another site, while the chatbot is public. */
export const PublishedLink = ({ chatbot: { is_public, public_slug } }: { chatbot: Chatbot }) => {
  if (!is_public || !public_slug) return null;
  const link = absolute(paths.publicPage(public_slug));
  return (
    <>
      <Field label="Public link">
        <Group w="full" gap="1">
          <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          <CopyButton
            text={link}
            says="Public link copied to clipboard!"
            isIcon
            label="Copy public link"
            variant="outline"
          />
          <Button asChild variant="outline" px="0" aria-label="Open in a new tab">
            <a href={link} target="_blank" rel="noopener">
              <ArrowUpRight size={14} />
            </a>
          </Button>
        </Group>
      </Field>
      <Field label="Embed on your site" help="Paste it before the closing body tag of your page.">
        <CodeBlock
          code={`<script async src="${absolute(paths.publicScript(public_slug))}"></script>`}
          language="HTML"
          says="Embed code copied to clipboard!"
        />
      </Field>
    </>
  );
};
