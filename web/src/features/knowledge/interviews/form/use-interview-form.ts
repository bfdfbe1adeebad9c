import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { badEmail, emailForm, longest } from "#shared/knowledge/rules.ts";
import { api } from "#web/lib/api/api.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { dismissErrors } from "#web/lib/toaster.ts";
import { useChoices } from "#web/ui/chatbot-picker/use-choices.ts";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { lengthIssue } from "../../length-issue.ts";

/** The template that an interview is created by. */
export interface FormTemplate {
  id: string;
  name: string;
  rag_system_id: string | null;
}

export interface InterviewForm {
  interviewee_name: string;
  interviewee_email: string;
  rag_system_id: string;
  with_access_code: boolean;
}

/** Checks the form as the server does. */
const issuesOf = (form: InterviewForm): Partial<Record<keyof InterviewForm, string | undefined>> => {
  const [name, email] = [form.interviewee_name.trim(), form.interviewee_email.trim()];
  return {
    interviewee_name: name ? lengthIssue(name, longest.name) : "Please enter interviewee name",
    interviewee_email: email && !emailForm.test(email) ? badEmail : lengthIssue(email, longest.email),
    rag_system_id: form.rag_system_id ? undefined : "Please select a RAG system",
  };
};

const errorsOf = (form: InterviewForm): FieldErrors<InterviewForm> =>
  Object.fromEntries(
    Object.entries(issuesOf(form)).flatMap(([field, message]) =>
      message ? [[field, { type: "value", message }]] : [],
    ),
  );

/** The form of a new interview. The template's own chatbot is chosen at first if it is active. */
export const useInterviewForm = (
  template: FormTemplate,
  onCreated: (interview: KnowledgeInterview) => void,
) => {
  const client = useQueryClient();
  const form = useForm<InterviewForm>({
    resolver: (values) => {
      const errors = errorsOf(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    defaultValues: { interviewee_name: "", interviewee_email: "", rag_system_id: "", with_access_code: true },
  });
  const own = template.rag_system_id ?? undefined;
  const { chosen } = useChoices(own, false);
  const isOwnActive = chosen?.status === "active";
  const { setValue, getFieldState, formState } = form;
  useEffect(() => {
    if (own && isOwnActive && !getFieldState("rag_system_id").isDirty) setValue("rag_system_id", own);
  }, [own, isOwnActive, setValue, getFieldState]);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (values: InterviewForm) =>
      api.knowledgeInterviews.create({ templateId: template.id, ...values }),
    meta: {
      success: "Interview created successfully",
      failure: "Failed to create interview",
      signedOut: "User not authenticated",
    },
    onSuccess: (interview) => {
      dismissErrors();
      void client.invalidateQueries({ queryKey: ["knowledgeInterviews"] });
      void client.invalidateQueries({ queryKey: ["knowledgeTemplates"] });
      onCreated(interview);
    },
    onError: (error) => showIssues(form, error),
  });
  const isChanged = formState.isDirty && !isSuccess;
  useUnsaved(isChanged);
  return {
    form,
    isBusy: isPending,
    isChanged,
    submit: form.handleSubmit((values) => {
      if (!isPending) mutate(values);
    }),
  };
};

export type InterviewFormState = ReturnType<typeof useInterviewForm>;
