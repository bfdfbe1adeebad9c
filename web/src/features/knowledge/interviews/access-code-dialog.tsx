import { Button, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { codeLengths } from "#shared/knowledge/rules.ts";
import { api } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { CodeBox, LinkBox } from "./form/access-details.tsx";
import { randomCode } from "./form/access-link.ts";

interface AccessCodeDialogProps {
  interview: KnowledgeInterview;
  open: boolean;
  onClose: () => void;
}

/** Replaces an interview's access code; shows its link. */
export const AccessCodeDialog = (props: AccessCodeDialogProps) =>
  props.open && <Open key={props.interview.id} {...props} />;

const Open = ({ interview: given, onClose }: AccessCodeDialogProps) => {
  const client = useQueryClient();
  const [interview, setInterview] = useState(given);
  const [code, setCode] = useState(given.access_code ?? "");
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.knowledgeInterviews.setCode({ interviewId: given.id, access_code: code }),
    meta: { success: "Access code saved successfully", failure: "Failed to save access code" },
    onSuccess: (saved) => {
      setInterview(saved);
      void client.invalidateQueries({ queryKey: ["knowledgeInterviews"] });
    },
  });
  const isUnsaved = code !== (interview.access_code ?? "");
  const save = () => {
    setMissing(!code);
    if (!code) return void toast.error("Please generate an access code first");
    if (isUnsaved) mutate();
    else onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Access code for ${interview.interviewee_name}`}
      lead="A new code replaces the old one. Answers given so far stay."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {isUnsaved ? "Cancel" : "Close"}
          </Button>
          <Button loading={isPending} onClick={save}>
            Save code
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <div>
          <CodeBox code={code || null}>
            <Button
              variant="outline"
              onClick={() => {
                setCode(randomCode(codeLengths.renewed));
                setMissing(false);
              }}
            >
              <KeyRound size={14} />
              Generate code
            </Button>
          </CodeBox>
          <Text aria-live="polite" mt="1.5" textStyle="sm" color={isMissing ? "fg.error" : "fg.muted"}>
            {isMissing
              ? "Please generate an access code first"
              : isUnsaved && "Not saved yet. Whoever entered the old code has to enter this one."}
          </Text>
        </div>
        <LinkBox interview={interview} />
      </Stack>
    </Dialog>
  );
};
