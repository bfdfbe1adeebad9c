import { Input, Text } from "@chakra-ui/react";
import { Controller, FormProvider } from "react-hook-form";
import { ChatbotSelect } from "#web/ui/chatbot-picker/chatbot-select.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import type { FormTemplate, InterviewForm, InterviewFormState } from "./use-interview-form.ts";

interface InterviewFieldsProps {
  template: FormTemplate;
  state: InterviewFormState;
}

/** Who is asked, by which template and for which chatbot. */
export const InterviewFields = ({ template, state: { form } }: InterviewFieldsProps) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormProvider {...form}>
      <Text textStyle="sm">
        Template: <bdi>{template.name}</bdi>
      </Text>
      <Field
        label="Interviewee name"
        help="Stands beside every citation, so write it as colleagues know it."
        error={errors.interviewee_name?.message}
      >
        <Input autoComplete="off" dir="auto" {...register("interviewee_name")} />
      </Field>
      <Field
        label="Email (optional)"
        help="So that you know how to reach them. Nothing is sent there."
        error={errors.interviewee_email?.message}
      >
        <Input type="email" autoComplete="off" {...register("interviewee_email")} />
      </Field>
      <Controller<InterviewForm, "rag_system_id">
        control={form.control}
        name="rag_system_id"
        render={({ field, fieldState }) => (
          <Field
            label="RAG system"
            help="The chatbot that will cite the answers. Only active ones are listed."
            error={fieldState.error?.message}
          >
            <ChatbotSelect ref={field.ref} value={field.value || undefined} onChange={field.onChange} />
          </Field>
        )}
      />
      <SwitchField<InterviewForm>
        name="with_access_code"
        label="Generate an access code"
        help="8 characters. Without it, anyone who is signed in and has the link can answer."
      />
    </FormProvider>
  );
};
