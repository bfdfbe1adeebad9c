import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormDialog } from "#web/ui/dialog/form-dialog.tsx";
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

const Open = ({ template, onClose, onCreated }: CreateInterviewDialogProps) => {
  const [created, setCreated] = useState<KnowledgeInterview>();
  const state = useInterviewForm(template, (interview) => {
    setCreated(interview);
    onCreated?.(interview);
  });
  if (created)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={`Send it to ${created.interviewee_name}`}
        lead="Pass the link on, with the code."
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={paths.knowledgeInterview(created.id)}>Open interview</Link>
            </Button>
            <Button onClick={onClose}>Done</Button>
          </>
        }
      >
        <Created interview={created} />
      </Dialog>
    );
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Create Interview"
      lead="They answer in as many sittings as they like."
      action="Create Interview"
      isBusy={state.isBusy}
      isChanged={state.isChanged}
      onSubmit={state.submit}
    >
      <InterviewFields template={template} state={state} />
    </FormDialog>
  );
};
