import { Box, chakra, Input } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, FormProvider, useForm } from "react-hook-form";
import { type Domain, domainNames } from "#shared/knowledge/domains.ts";
import { FormDialog } from "#web/ui/dialog/form-dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TickBox } from "../../tick-box.tsx";
import { DomainChoice } from "./domain-choice.tsx";
import { type NewTemplate, NewTemplateForm, newTemplateForm } from "./new-template-form.ts";
import { useCreating } from "./use-creating.ts";

/** The form that creates a template, and leads to it. */
export const CreateDialog = ({ domain, onClose }: { domain?: Domain; onClose: () => void }) => {
  const form = useForm<NewTemplateForm, unknown, NewTemplate>({
    resolver: zodResolver(NewTemplateForm),
    defaultValues: newTemplateForm(domain),
  });
  const { create, isPending } = useCreating(form, onClose);
  const { errors, isDirty } = form.formState;
  const [name, chosen, hasSections] = form.watch(["name", "domain", "with_sections"]);
  return (
    <FormProvider {...form}>
      <FormDialog
        isOpen
        onClose={onClose}
        isChanged={isDirty}
        title="Create Knowledge Template"
        lead="You can change everything afterwards."
        size="publish"
        onSubmit={form.handleSubmit(create)}
        action="Create Template"
        isBusy={isPending}
      >
        <Field label="Name" error={errors.name?.message}>
          <Input
            dir="auto"
            autoComplete="off"
            placeholder="Workshop lead handover"
            {...form.register("name")}
          />
        </Field>
        <Field label="Description (optional)" error={errors.description?.message}>
          <Input
            dir="auto"
            autoComplete="off"
            placeholder="What it is for, and who is asked"
            {...form.register("description")}
          />
        </Field>
        <DomainChoice />
        <Controller
          control={form.control}
          name="with_sections"
          render={({ field }) => (
            <TickBox
              label="Include default sections"
              help={`Six sections of four questions, written for ${domainNames[chosen]}.`}
              isTicked={field.value}
              onTick={field.onChange}
            />
          )}
        />
        {hasSections && <DefaultSections />}
        <Controller
          control={form.control}
          name="with_chatbot"
          render={({ field }) => (
            <TickBox
              label="Dedicated RAG system"
              help={
                <>
                  Creates the chatbot “<bdi>{name.trim() || "{template name}"}</bdi> Knowledge Base”, which
                  answers from these interviews only. Without it, you pick a chatbot for each interview.
                </>
              }
              isTicked={field.value}
              onTick={field.onChange}
            />
          )}
        />
      </FormDialog>
    </FormProvider>
  );
};

const DefaultSections = () => (
  <Box borderWidth="1px" borderRadius="l3" bg="bg.subtle" px="4" py="3" mt="-2">
    <chakra.ol css={list} aria-label="Default sections">
      {[
        "Role Overview",
        "Day-to-Day Tasks",
        "Processes & Procedures",
        "Contacts & Relationships",
        "Documentation & Resources",
        "Challenges & Solutions",
      ].map((title, at) => (
        <li key={title}>
          <chakra.span color="fg.subtle" aria-hidden>
            {at + 1}
          </chakra.span>
          {title}
        </li>
      ))}
    </chakra.ol>
  </Box>
);

const list = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  columnGap: "5",
  rowGap: "1",
  listStyleType: "none",
  textStyle: "sm",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
  "& li": { display: "flex", gap: "2" },
} as const;
