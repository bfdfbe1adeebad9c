import { Button, Flex } from "@chakra-ui/react";
import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { Hint } from "../../answering/field/strips.tsx";
import { acceptedTypes, acceptedWords } from "../../answering/files/attached.ts";
import { FileList } from "../../answering/files/file-list.tsx";
import type { Files } from "../../answering/files/use-files.ts";

/** Puts files at an answer, each of which is sent by its Upload button. */
export const AttachFile = ({ files, questionId }: { files: Files; questionId: string }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <section aria-label="Attachments">
      <Flex align="center" gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => input.current?.click()}>
          <Paperclip size={14} />
          Attach File
        </Button>
        <Hint>{acceptedWords}</Hint>
      </Flex>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedTypes}
        aria-label="Files for this answer"
        onChange={({ currentTarget }) => {
          for (const file of currentTarget.files ?? []) files.add(questionId, file);
          currentTarget.value = "";
        }}
      />
      <FileList files={files} shown={files.of(questionId)} />
    </section>
  );
};
