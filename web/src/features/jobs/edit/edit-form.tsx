import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { Status } from "#web/ui/status.tsx";
import { ApplicationRules } from "../form/application-rules.tsx";
import { CandidateScreening } from "../form/candidate-screening.tsx";
import { FormPage } from "../form/form-page.tsx";
import { InterviewProcess } from "../form/interview-process.tsx";
import { JobDetails } from "../form/job-details.tsx";
import { formOf, type JobForm } from "../form/job-form.ts";
import { RestoredDraft } from "../form/restored-draft.tsx";
import { submitting } from "../form/submitting.ts";
import { useJobForm } from "../form/use-job-form.ts";
import { Conflict } from "./conflict.tsx";
import { EditBar } from "./edit-bar.tsx";
import { PublicPage } from "./public-page.tsx";
import { Questions } from "./questions/questions.tsx";
import { Rubric } from "./rubric/rubric.tsx";
import { useSaving } from "./use-saving.ts";

/** A saved posting with its criteria and questions, which are saved together. */
export const EditForm = ({ job }: { job: JobDetail }) => {
  const [saved] = useState(() => formOf(job));
  const { form, draft } = useJobForm(job.id, saved, job.version);
  const saving = useSaving(job, { form, draft });
  const submit = submitting(form, { save: saving.save, failure: "Failed to update job posting" });
  return (
    <FormProvider {...form}>
      <FormPage
        title="Edit Job Posting"
        state={<Activity control={form.control} />}
        onSubmit={submit}
        aside={
          <>
            <InterviewProcess isSaved />
            <Text textStyle="xs" color="fg.muted" px="1">
              Applications are erased {job.kept_days} days after they came in.
            </Text>
          </>
        }
        bar={<EditBar job={job} isSaving={saving.isPending} />}
      >
        <RestoredDraft draft={draft} />
        {saving.theirs && <Conflict mine={form} theirs={saving.theirs} saving={saving} />}
        <PublicPage job={job} />
        <JobDetails />
        <CandidateScreening
          link="Manage chatbots"
          onLeave={draft.keep}
          isGone={job.rag_system_name === null}
        />
        <Rubric job={job} />
        <Questions />
        <ApplicationRules />
      </FormPage>
    </FormProvider>
  );
};

const Activity = ({ control }: { control: ReturnType<typeof useJobForm>["form"]["control"] }) => {
  const isActive = useWatch<JobForm, "is_active">({ control, name: "is_active" });
  return <Status tone={isActive ? "good" : "idle"}>{isActive ? "Active" : "Inactive"}</Status>;
};
