import { Button, Text } from "@chakra-ui/react";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { api } from "#web/lib/api/api.ts";
import { RemoveDialog } from "#web/ui/dialog/remove-dialog.tsx";

interface TakeBackProps {
  slug: string;
  host: string;
  onDone: () => void;
}

/** Deletes all the reader's answers, after a question. */
export const TakeBack = ({ slug, host, onDone }: TakeBackProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" mt="3" ms="-3" color="fg.muted" onClick={() => setAsking(true)}>
        <Undo2 size={14} />
        Take back my answers
      </Button>
      <RemoveDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Take back all your answers?"
        action="Take them back"
        remove={async () => {
          while (!(await api.knowledgeInterviews.withdraw({ knowledgeSlug: slug })).isDone);
          onDone();
        }}
        changes={[]}
        says={{ success: "Your answers were deleted", failure: "Failed to take your answers back" }}
      >
        <Text>
          Your answers, the files that you attached, and your name and address here are deleted. The chatbot
          cites them no more, and <bdi>{host}</bdi> cannot bring them back.
        </Text>
      </RemoveDialog>
    </>
  );
};
