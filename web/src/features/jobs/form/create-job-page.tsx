import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { api } from "#web/lib/api/api.ts";
import { unsaved } from "#web/lib/browser/unsaved.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { dismissErrors, toast } from "#web/lib/toaster.ts";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { useTitle } from "#web/ui/page/use-title.ts";
import { AiCreator } from "../creator/ai-creator.tsx";
import { useCreator } from "../creator/use-creator.ts";
import { WritingContext } from "../creator/writing.ts";
import { derivationWords } from "../derivation-words.ts";
import { ApplicationRules } from "./application-rules.tsx";
import { CandidateScreening } from "./candidate-screening.tsx";
import { FormBar } from "./form-bar.tsx";
import { FormPage } from "./form-page.tsx";
import { InterviewProcess } from "./interview-process.tsx";
import { JobDetails } from "./job-details.tsx";
import { fieldsOf, type JobForm, newJob } from "./job-form.ts";
import { RestoredDraft } from "./restored-draft.tsx";
import { submitting } from "./submitting.ts";
import { type JobFormState, useJobForm } from "./use-job-form.ts";

/** The form of a new posting, which the AI Job Creator above it can fill in. */
export const CreateJobPage = () => {
  useTitle("Create Job Posting");
  const [empty] = useState(newJob);
  const state = useJobForm("new", empty);
  const { form, draft } = state;
  const creator = useCreator(form);
  const { create, isCreating } = useCreating(state);
  const isNextTheCreator = creator.isOpen || !(creator.outcome || creator.isManual || form.formState.isDirty);
  const submit = submitting(form, {
    failure: "Error creating job posting",
    save: create,
  });
  return (
    <FormProvider {...form}>
      <WritingContext value={creator.written}>
        <FormPage
          title="Create Job Posting"
          onSubmit={submit}
          aside={<InterviewProcess />}
          bar={
            <FormBar
              action="Create Job Posting"
              isSaving={isCreating}
              isOff={creator.isGenerating}
              isQuiet={isNextTheCreator}
            >
              {creator.isGenerating ? "The form is being filled in" : "Not created yet"}
            </FormBar>
          }
        >
          <RestoredDraft draft={draft} />
          <AiCreator creator={creator} isNext={isNextTheCreator} onLeave={draft.keep} />
          <JobDetails />
          <CandidateScreening link="Create new chatbot" onLeave={draft.keep} />
          <ApplicationRules />
        </FormPage>
      </WritingContext>
    </FormProvider>
  );
};

const useCreating = ({ form, draft }: JobFormState) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: api.jobs.create,
    meta: {
      success: "Job posting created successfully!",
      failure: "Error creating job posting",
      signedOut: "You must be logged in to create a job posting",
    },
    onSuccess: ({ id, derivation }) => {
      dismissErrors();
      draft.forget();
      void client.invalidateQueries({ queryKey: ["jobs"] });
      const told = derivationWords(derivation);
      if (told)
        toast.info("The interview was prepared with a remark", told, {
          label: "Look at the criteria",
          onClick: () => void navigate(paths.editJob(id)),
        });
    },
  });
  const create = (values: JobForm) =>
    mutate(fieldsOf(values), {
      onError: (error) => showIssues(form, error),
      // only while this page is shown: another one has changes of its own
      onSuccess: () => {
        unsaved.discard();
        void navigate(paths.jobs());
      },
    });
  return { create, isCreating: isPending };
};
