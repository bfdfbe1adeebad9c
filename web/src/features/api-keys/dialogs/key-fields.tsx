import { Input, Stack } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Controller, useFormContext } from "react-hook-form";
import * as z from "zod";
import { keyBounds } from "#shared/api-keys/rules.ts";
import { NewApiKey } from "#shared/api-keys/shapes.ts";
import { chatbotPages } from "#web/ui/chatbot-picker/chatbot-pages.ts";
import { ChatbotSelect } from "#web/ui/chatbot-picker/chatbot-select.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Columns } from "#web/ui/form/field-group.tsx";
import { ScopeChoice } from "./scope-choice.tsx";

/** The form holds a day; the key is refused from the midnight after it. */
export const KeyForm = NewApiKey.omit({ user_id: true, expires_at: true }).extend({ expires_on: z.string() });
export type KeyForm = z.input<typeof KeyForm>;

const { requestsPerMinute, dailyQuota } = keyBounds;

/** The fields of a new key, of the form around them. */
export const KeyFields = () => {
  useInfiniteQuery({ ...chatbotPages, meta: { failure: "Failed to load RAG systems" } });
  const form = useFormContext<KeyForm>();
  const { errors } = form.formState;
  return (
    <Stack gap="4">
      <Columns count={2}>
        <Controller
          name="rag_system_id"
          render={({ field }) => (
            <Field label="Chatbot" error={errors.rag_system_id?.message}>
              <ChatbotSelect ref={field.ref} value={field.value || undefined} onChange={field.onChange} />
            </Field>
          )}
        />
        <Field label="Name" error={errors.name?.message}>
          <Input placeholder="Website search" autoComplete="off" {...form.register("name")} />
        </Field>
      </Columns>
      <ScopeChoice />
      <Columns count={2}>
        <NumberField name="requests_per_minute" label="Requests per minute" bounds={requestsPerMinute} />
        <NumberField name="daily_quota" label="Daily quota" bounds={dailyQuota} />
      </Columns>
      <Columns count={2}>
        <Field
          label="Expiration date (optional)"
          help="Refused from the next day, midnight UTC."
          error={errors.expires_on?.message}
        >
          <Input type="date" {...form.register("expires_on")} />
        </Field>
        <Field label="Description (optional)" error={errors.description?.message}>
          <Input placeholder="Which program uses it" autoComplete="off" {...form.register("description")} />
        </Field>
      </Columns>
    </Stack>
  );
};

interface NumberFieldProps {
  name: "requests_per_minute" | "daily_quota";
  label: string;
  bounds: { least: number; most: number };
}

const NumberField = ({ name, label, bounds: { least, most } }: NumberFieldProps) => (
  <Controller<KeyForm, typeof name>
    name={name}
    render={({ field: { value, onChange, ...field }, fieldState }) => (
      <Field label={label} help={`${least} to ${most}`} error={fieldState.error?.message}>
        <Input
          {...field}
          type="number"
          min={least}
          max={most}
          value={Number.isNaN(value) ? "" : value}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </Field>
    )}
  />
);
