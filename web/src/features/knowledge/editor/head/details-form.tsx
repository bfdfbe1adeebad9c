import { Button, Flex, Input, Textarea, VisuallyHidden } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm } from "react-hook-form";
import * as z from "zod";
import { type TemplateDetail, templateDescription, templateName } from "#shared/knowledge/template-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { Field } from "#web/ui/form/field.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { TickBox } from "../../tick-box.tsx";
import { useChange } from "../changes/use-change.ts";
import { formBox } from "../form-box.ts";

const Details = z.object({ name: templateName, description: templateDescription, is_public: z.boolean() });
type Written = z.input<typeof Details>;
type Details = z.output<typeof Details>;

/** Changes name, description and publicity of a template in its head. */
export const DetailsForm = ({ template, onClose }: { template: TemplateDetail; onClose: () => void }) => {
  const form = useForm<Written, unknown, Details>({
    resolver: zodResolver(Details),
    defaultValues: {
      name: template.name,
      description: template.description ?? "",
      is_public: template.is_public,
    },
  });
  const { mutate, isPending } = useChange(template.id, {
    send: (details: Details) => api.knowledgeTemplates.update({ templateId: template.id, ...details }),
    settle: (former, saved) => ({ ...former, ...saved }),
    says: { success: "Template updated successfully", failure: "Failed to update template" },
    done: onClose,
  });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  const save = form.handleSubmit((details) => {
    if (!isPending) mutate(details, { onError: (error) => showIssues(form, error) });
  });
  return (
    <Flex asChild css={{ ...formBox, maxW: "44rem" }}>
      <form onSubmit={(event) => void save(event)} noValidate aria-label="Template details">
        <VisuallyHidden as="h1">Edit {template.name}</VisuallyHidden>
        <Field label="Name" error={errors.name?.message}>
          <Input dir="auto" autoComplete="off" autoFocus readOnly={isPending} {...form.register("name")} />
        </Field>
        <Field label="Description" error={errors.description?.message}>
          <Textarea dir="auto" rows={2} readOnly={isPending} {...form.register("description")} />
        </Field>
        <Controller
          control={form.control}
          name="is_public"
          render={({ field }) => (
            <TickBox
              label="Public"
              help="Anyone with the link can read the sections and questions and copy them. Answers are never part of it."
              isTicked={field.value}
              onTick={field.onChange}
            />
          )}
        />
        <Flex gap="2" justify="flex-end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            Save details
          </Button>
        </Flex>
      </form>
    </Flex>
  );
};
