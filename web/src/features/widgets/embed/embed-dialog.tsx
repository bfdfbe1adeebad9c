import { Heading, Stack, Tabs, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { Widget } from "#shared/contract/widgets.ts";
import { absolute } from "#web/lib/paths.ts";
import { CodeBlock } from "#web/ui/code-block.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { type EmbedOptions, embedCodes, scriptSnippet } from "./embed-codes.ts";
import { EmbedOptionsRow } from "./embed-options-row.tsx";

interface EmbedDialogProps {
  widget: Widget;
  isOpen: boolean;
  onClose: () => void;
}

/** The code snippets that embed the widget into a site. */
export const EmbedDialog = ({ widget, isOpen, onClose }: EmbedDialogProps) => {
  const [options, setOptions] = useState<EmbedOptions>({
    theme: "light",
    position: widget.config.position,
    autoOpen: false,
  });
  const origin = new URL(absolute("/")).origin;
  const codes = embedCodes(widget, origin, options);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="publish"
      title="Embed code"
      lead={`Paste it into the page where ${widget.name} should appear.`}
    >
      <Stack gap="5">
        {!widget.is_active && (
          <Text textStyle="sm" color="orange.fg">
            This widget is inactive: it appears nowhere until you activate it.
          </Text>
        )}
        <Stack as="section" gap="3">
          <Heading as="h3" textStyle="h3">
            Before the closing body tag
          </Heading>
          <EmbedOptionsRow widgetId={widget.id} options={options} onChange={setOptions} />
          <CodeBlock
            language="HTML"
            code={scriptSnippet(widget, origin, options)}
            says="Widget script copied to clipboard!"
          />
        </Stack>
        <Stack as="section" gap="1">
          <Heading as="h3" textStyle="h3">
            Other ways
          </Heading>
          <Tabs.Root defaultValue="React" lazyMount>
            <Tabs.List>
              {codes.map(({ format }) => (
                <Tabs.Trigger key={format} value={format}>
                  {format}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {codes.map(({ format, language, code }) => (
              <Tabs.Content key={format} value={format}>
                <CodeBlock language={language} code={code} says="Code copied to clipboard!" />
              </Tabs.Content>
            ))}
          </Tabs.Root>
        </Stack>
      </Stack>
    </Dialog>
  );
};
