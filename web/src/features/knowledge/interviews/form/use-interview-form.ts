import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import {
  intervieweeEmail,
  intervieweeName,
  type KnowledgeInterview,
} from "#shared/knowledge/interview-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { dismissErrors } from "#web/lib/toaster.ts";
import { useChoices } from "#web/ui/chatbot-picker/use-choices.ts";
import { showIssues } from "#web/ui/form/show-issues.ts";

/** The template that an interview is created by. */
export interface FormTemplate {
  id: string;
  name: string;
  rag_system_id: string | null;
}

const fields = z.object({
  interviewee_name: intervieweeName,
  interviewee_email: intervieweeEmail,
  rag_system_id: z.string().min(1, "Please select a RAG system"),
  with_access_code: z.boolean(),
});
export type InterviewForm = z.input<typeof fields>;

/** The form of a new interview. The template's own chatbot is chosen at first if it is active. */
export const useInterviewForm = (
  template: FormTemplate,
  onCreated: (interview: KnowledgeInterview) => void,
) => {
  const client = useQueryClient();
  const form = useForm<InterviewForm, unknown, z.output<typeof fields>>({
    resolver: zodResolver(fields),
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
    mutationFn: (values: z.output<typeof fields>) =>
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
