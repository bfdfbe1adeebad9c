import { Input } from "@chakra-ui/react";
import { Controller, useFormContext } from "react-hook-form";
import { ChatbotSelect } from "#web/ui/chatbot-picker/chatbot-select.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Columns, FieldGroup } from "#web/ui/form/field-group.tsx";
import type { WidgetForm } from "./widget-form.ts";

/** The name and the chatbot of a widget. */
export const NameFields = () => {
  const { register, formState } = useFormContext<WidgetForm>();
  return (
    <FieldGroup legend="Widget">
      <Columns count={2}>
        <Field label="Name" error={formState.errors.name?.message}>
          <Input placeholder="Shop website" {...register("name")} />
        </Field>
        <Field label="Chatbot" error={formState.errors.rag_system_id?.message}>
          <Controller<WidgetForm, "rag_system_id">
            name="rag_system_id"
            render={({ field }) => (
              <ChatbotSelect ref={field.ref} value={field.value} onChange={field.onChange} />
            )}
          />
        </Field>
      </Columns>
    </FieldGroup>
  );
};
