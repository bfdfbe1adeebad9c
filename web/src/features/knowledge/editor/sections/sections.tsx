import { Box, Button, Flex, Grid, Text, VisuallyHidden } from "@chakra-ui/react";
import { Plus, WandSparkles } from "lucide-react";
import { useState } from "react";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { EditorContext } from "./editor-context.ts";
import { Outline } from "./outline.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import { Section } from "./section.tsx";
import { SectionForm } from "./section-form.tsx";
import { useDragging } from "./use-dragging.ts";
import { useEditing } from "./use-editing.ts";

const GenerateDialog = lazyDialog(
  async () => (await import("../proposals/generate-dialog.tsx")).GenerateDialog,
);

/** The sections of a template with their questions; outline left where there is room. */
export const Sections = ({ template }: { template: TemplateDetail }) => {
  const { sections } = template;
  const { editor, removal, closeRemoval, said, area } = useEditing(template);
  const [dialog, setDialog] = useState<"add" | "generate">();
  const dragging = useDragging(editor);
  const last = sections.length;
  return (
    <EditorContext value={editor}>
      <Grid ref={area} css={layout} {...dragging}>
        <Outline sections={sections} />
        <Box minW="0">
          {last === 0 && (
            <Text color="fg.muted">
              This template has no sections yet. Add one, or have some proposed for its domain.
            </Text>
          )}
          {sections.map((section) => (
            <Section key={section.id} section={section} isLast={section.section_order === last} />
          ))}
          {dialog === "add" && <SectionForm label="New section" onClose={() => setDialog(undefined)} />}
          <Flex wrap="wrap" gap="2" pt="6">
            <Button variant="outline" onClick={() => setDialog("add")}>
              <Plus size={16} />
              Add Section
            </Button>
            <Button variant="outline" onClick={() => setDialog("generate")}>
              <WandSparkles size={16} />
              Generate Sections with AI
            </Button>
          </Flex>
        </Box>
      </Grid>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {removal && <RemovalDialog templateId={template.id} removal={removal} onClose={closeRemoval} />}
      {dialog === "generate" && <GenerateDialog template={template} onClose={() => setDialog(undefined)} />}
    </EditorContext>
  );
};

const layout = {
  gridTemplateColumns: "13.5rem minmax(0, 1fr)",
  columnGap: "8",
  alignItems: "start",
  "@container sheet (max-width: 66rem)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > .outline": { display: "none" },
  },
} as const;
