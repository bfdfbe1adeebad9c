import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { AppError } from "#shared/errors.ts";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { PageHeader } from "#web/ui/page/page-header.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { Absent } from "./absent.tsx";
import { Created } from "./form/created.tsx";
import { InterviewFields } from "./form/interview-fields.tsx";
import { type FormTemplate, useInterviewForm } from "./form/use-interview-form.ts";

/** The form of the dialog as a screen of its own. */
export const CreateInterviewPage = () => {
  useTitle("Create Interview");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(query("knowledgeTemplates", "get", { templateId: id }));
  const [created, setCreated] = useState<KnowledgeInterview>();
  if (error instanceof AppError && error.code === "not_found")
    return <Absent title="Template not found" to={paths.knowledge()} />;
  return (
    <>
      <PageHeader
        title={created ? `Send it to ${created.interviewee_name}` : "Create Interview"}
        lead={created ? "Pass the link on, with the code." : "They answer in as many sittings as they like."}
        actions={
          <Button asChild variant="outline">
            <Link to={paths.knowledgeTemplate(id)}>
              <ArrowLeft size={14} />
              Back to the template
            </Link>
          </Button>
        }
      />
      <PageBody>
        <Box maxW="40rem">
          {created ? (
            <Passing interview={created} />
          ) : data ? (
            <Form key={data.id} template={data} onCreated={setCreated} />
          ) : error ? (
            <ErrorState
              title="The template could not be loaded"
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton label="Loading the template" />
          )}
        </Box>
      </PageBody>
    </>
  );
};

interface FormProps {
  template: FormTemplate;
  onCreated: (interview: KnowledgeInterview) => void;
}

const Form = ({ template, onCreated }: FormProps) => {
  const state = useInterviewForm(template, onCreated);
  return (
    <form onSubmit={(event) => void state.submit(event)} noValidate>
      <Stack gap="4">
        <InterviewFields template={template} state={state} />
        <Flex gap="2" mt="2">
          <Button type="submit" loading={state.isBusy}>
            Create Interview
          </Button>
          <Button asChild variant="ghost">
            <Link to={paths.knowledgeTemplate(template.id)}>Cancel</Link>
          </Button>
        </Flex>
      </Stack>
    </form>
  );
};

const Passing = ({ interview }: { interview: KnowledgeInterview }) => (
  <Stack gap="5">
    <Created interview={interview} />
    <Flex gap="2">
      <Button asChild>
        <Link to={paths.knowledgeInterview(interview.id)}>Open interview</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.knowledge("interviews")}>All interviews</Link>
      </Button>
    </Flex>
  </Stack>
);
