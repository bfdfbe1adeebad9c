import { Button, Input, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AppError } from "#shared/errors.ts";
import type { PublicInterview } from "#shared/knowledge/interview-shapes.ts";
import { badEmail, emailForm, noticeVersion } from "#shared/knowledge/rules.ts";
import { api } from "#web/lib/api/api.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { useSession } from "#web/lib/session/session.ts";
import { dismissErrors, toast } from "#web/lib/toaster.ts";
import { Field } from "#web/ui/form/field.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { Frame, Step } from "../frame.tsx";
import { Notice } from "./notice.tsx";
import type { Entry } from "./use-entry.ts";

interface WelcomeStepProps {
  slug: string;
  interview: PublicInterview;
  entry: Entry;
}

const missing = "Please provide your name and email";

/** Asks who answers, and says what happens with the answers. */
export const WelcomeStep = ({ slug, interview, entry }: WelcomeStepProps) => {
  const email = useSession()?.email ?? "";
  const [isBusy, setBusy] = useState(false);
  const form = useForm({ defaultValues: { name: interview.interviewee_name, email, is_named: false } });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  useUnsaved(isDirty && !isBusy);
  const submit = handleSubmit(async (values) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const taken = await api.knowledgeInterviews.welcome({
        knowledgeSlug: slug,
        notice_version: noticeVersion,
        ...values,
      });
      dismissErrors();
      toast.success("Information submitted");
      entry.start(taken);
    } catch (error) {
      if (entry.endedBy(error) || !(error instanceof AppError)) return;
      showIssues(form, error);
      toast.error(error.message);
      setBusy(false);
    }
  });
  const required = (value: string) => value.trim() !== "" || missing;
  return (
    <Frame host={interview.host}>
      <Step title="Welcome!">
        <Text className="lead">
          <bdi>{interview.host}</bdi> asks you about “<bdi>{interview.template.name}</bdi>”. You need not
          answer any question, and can stop and come back at any time.
        </Text>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="4">
            <Field label="Your Name" error={errors.name?.message}>
              <Input
                size="md"
                autoComplete="name"
                dir="auto"
                maxLength={120}
                {...register("name", { validate: required })}
              />
            </Field>
            <Field label="Your Email" error={errors.email?.message}>
              <Input
                size="md"
                type="email"
                autoComplete="email"
                {...register("email", { validate: { required, form: hasForm } })}
              />
            </Field>
            <Notice interview={interview} named={register("is_named")} />
            <Button type="submit" size="lg" loading={isBusy} loadingText="Start Interview">
              Start Interview
            </Button>
            <Text textStyle="sm" color="fg.muted">
              With “Start Interview” you agree to this.
            </Text>
          </Stack>
        </form>
      </Step>
    </Frame>
  );
};

const hasForm = (value: string) => emailForm.test(value.trim()) || badEmail;
