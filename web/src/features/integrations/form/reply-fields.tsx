import { Textarea } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/form/field.tsx";
import { FieldGroup } from "#web/ui/form/field-group.tsx";
import type { FormValues } from "./integration-form.ts";

/** The mapping of the reply. */
export const ReplyFields = () => {
  const { register, formState } = useFormContext<FormValues>();
  return (
    <FieldGroup legend="What the chatbot reads">
      <Field
        label="Response mapping"
        help={
          'JSON: a name and its path in the reply, such as {"state": "data.status"}. {} takes the whole reply.'
        }
        error={formState.errors.response_mapping?.message}
      >
        <Textarea {...register("response_mapping")} rows={3} fontFamily="mono" spellCheck={false} />
      </Field>
    </FieldGroup>
  );
};
