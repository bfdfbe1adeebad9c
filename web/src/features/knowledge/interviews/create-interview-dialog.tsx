import { Button, Stack } from "@chakra-ui/react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Created } from "./form/created.tsx";
import { InterviewFields } from "./form/interview-fields.tsx";
import { type FormTemplate, useInterviewForm } from "./form/use-interview-form.ts";

interface CreateInterviewDialogProps {
  template: FormTemplate;
  open: boolean;
  onClose: () => void;
  onCreated?: (interview: KnowledgeInterview) => void;
}

/** Asks whom to interview, then shows the code and the link to pass on. */
export const CreateInterviewDialog = (props: CreateInterviewDialogProps) =>
  props.open && <Open key={props.template.id} {...props} />;

/** One dialog for both: the focus that a closing dialog gives back would close the one that follows it. */
const Open = ({ template, onClose, onCreated }: CreateInterviewDialogProps) => {
  const id = useId();
  const [created, setCreated] = useState<KnowledgeInterview>();
  const state = useInterviewForm(template, (interview) => {
    setCreated(interview);
    onCreated?.(interview);
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={state.isChanged}
      title={created ? `Send it to ${created.interviewee_name}` : "Create Interview"}
      lead={created ? "Pass the link on, with the code." : "They answer in as many sittings as they like."}
      actions={
        created ? (
          <>
            <Button asChild variant="outline">
              <Link to={paths.knowledgeInterview(created.id)}>Open interview</Link>
            </Button>
            <Button onClick={onClose}>Done</Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={id} loading={state.isBusy}>
              Create Interview
            </Button>
          </>
        )
      }
    >
      {created ? (
        <Created interview={created} />
      ) : (
        <form id={id} onSubmit={(event) => void state.submit(event)} noValidate>
          <Stack gap="4">
            <InterviewFields template={template} state={state} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
};
