import { Grid, Heading, Stack, Tabs, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { Widget } from "#shared/widgets/shapes.ts";
import { absolute } from "#web/lib/feature/paths.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { ApiSection } from "./api/api-section.tsx";
import { SiteCheck } from "./check/site-check.tsx";
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
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="xl"
      title="Embed code"
      lead={`Paste it into the page where ${widget.name} should appear.`}
    >
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 23rem" }}
        gap={{ base: "6", lg: "8" }}
      >
        <Stack gap="6" minW="0">
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
          <OtherWays codes={embedCodes(widget, origin, options)} />
          <ApiSection widget={widget} />
        </Stack>
        <SiteCheck widget={widget} />
      </Grid>
    </Dialog>
  );
};

/** Ids are made of it, and lists of ids are separated by blanks. */
const panelId = (format: string): string => format.replaceAll(" ", "-");

const OtherWays = ({ codes }: { codes: ReturnType<typeof embedCodes> }) => (
  <Stack as="section" gap="1">
    <Heading as="h3" textStyle="h3">
      Other ways
    </Heading>
    <Tabs.Root defaultValue="React" lazyMount>
      <Tabs.List>
        {codes.map(({ format }) => (
          <Tabs.Trigger key={format} value={panelId(format)}>
            {format}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {codes.map(({ format, language, code }) => (
        <Tabs.Content key={format} value={panelId(format)}>
          <CodeBlock language={language} code={code} says="Code copied to clipboard!" />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  </Stack>
);
