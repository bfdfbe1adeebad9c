import { Box, Button, Flex, Input, Textarea } from "@chakra-ui/react";
import { useState } from "react";
import { longest } from "#shared/knowledge/rules.ts";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { Field } from "#web/ui/form/field.tsx";
import { lengthIssue } from "../../length-issue.ts";
import { useSectionWriting } from "../changes/use-section-changes.ts";
import { formBox } from "../form-box.ts";
import { useEditor } from "./editor-context.ts";

interface SectionFormProps {
  /** "Section 2", "New section" */
  label: string;
  /** Absent for a new one. */
  section?: TemplateSection;
  onClose: () => void;
}

/** Writes title and description of a section in its place; stays as typed if saving fails. */
export const SectionForm = ({ label, section, onClose }: SectionFormProps) => {
  const { templateId } = useEditor();
  const { add, update } = useSectionWriting(templateId);
  const former = { title: section?.title ?? "", description: section?.description ?? "" };
  const [written, setWritten] = useState(former);
  const issues = {
    title: lengthIssue(written.title, longest.sectionTitle),
    description: lengthIssue(written.description, longest.sectionDescription),
  };
  const isBusy = add.isPending || update.isPending;
  useUnsaved(JSON.stringify(written) !== JSON.stringify(former));
  const save = () => {
    if (!written.title.trim() || issues.title || issues.description || isBusy) return;
    const words = { title: written.title.trim(), description: written.description.trim() || null };
    if (section) update.mutate({ sectionId: section.id, ...words }, { onSuccess: onClose });
    else add.mutate(words, { onSuccess: onClose });
  };
  return (
    <Box asChild css={formBox}>
      <form
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Title" error={issues.title}>
          <Input
            dir="auto"
            autoFocus
            autoComplete="off"
            readOnly={isBusy}
            value={written.title}
            onChange={({ currentTarget }) => setWritten({ ...written, title: currentTarget.value })}
          />
        </Field>
        <Field label="Description (optional)" error={issues.description}>
          <Textarea
            dir="auto"
            rows={2}
            readOnly={isBusy}
            value={written.description}
            onChange={({ currentTarget }) => setWritten({ ...written, description: currentTarget.value })}
          />
        </Field>
        <Flex gap="2" justify="flex-end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="outline" disabled={written.title.trim() === ""} loading={isBusy}>
            Save section
          </Button>
        </Flex>
      </form>
    </Box>
  );
};
