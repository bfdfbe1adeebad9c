import { Box, Button, chakra, Stack, Text, Textarea } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { maxDocumentLength, type Operation } from "#shared/integrations/routes.ts";
import { api } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { FormValues } from "../form/integration-form.ts";
import { Notice } from "../test/notice.tsx";

interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** Called with the values of the chosen operation. */
  onChosen: (draft: FormValues) => void;
}

/** Reads an OpenAPI document and offers its operations; the chosen one opens in the form. */
export const ImportDialog = ({ isOpen, onClose, onClosed, onChosen }: ImportDialogProps) => {
  const [document, setDocument] = useState("");
  const read = useMutation({
    mutationFn: (text: string) => api.integrations.readOpenApi({ document: text }),
    meta: { failure: "Failed to read the document" },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      isChanged={document !== "" && !read.data}
      size="publish"
      title="Import from OpenAPI"
      lead="Paste the description of your API, as JSON or YAML, or choose its file."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!document.trim()} loading={read.isPending} onClick={() => read.mutate(document)}>
            Read document
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field label="OpenAPI document">
          <Textarea
            rows={read.data ? 3 : 10}
            fontFamily="mono"
            spellCheck={false}
            maxLength={maxDocumentLength}
            value={document}
            onChange={({ target }) => setDocument(target.value)}
          />
        </Field>
        <chakra.input
          type="file"
          accept=".json,.yaml,.yml"
          aria-label="OpenAPI file"
          textStyle="sm"
          onChange={async ({ target }) => {
            const text = await target.files?.[0]?.text();
            if (text !== undefined) setDocument(text);
          }}
        />
        {read.error && <Notice>{read.error.message}</Notice>}
        {read.data && (
          <Operations title={read.data.title} operations={read.data.operations} onChosen={onChosen} />
        )}
      </Stack>
    </Dialog>
  );
};

interface OperationsProps {
  title: string;
  operations: Operation[];
  onChosen: (draft: FormValues) => void;
}

const Operations = ({ title, operations, onChosen }: OperationsProps) => (
  <Box>
    <Text textStyle="sm" color="fg.muted" mb="2" role="status">
      {operations.length === 0
        ? `${title} has no operation with GET or POST.`
        : `${title}: choose what the chatbot shall ask.`}
    </Text>
    <chakra.ul listStyleType="none" maxH="20rem" overflowY="auto">
      {operations.map((operation) => (
        <chakra.li key={operation.label} css={row}>
          <Box flex="1" minW="0">
            <Text fontFamily="mono" textStyle="sm" truncate title={operation.label}>
              {operation.label}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {[operation.summary, ...operation.notes].filter(Boolean).join(" · ")}
            </Text>
          </Box>
          <Button
            variant="outline"
            aria-label={`Choose ${operation.label}`}
            onClick={() => onChosen(operation.fields)}
          >
            Choose
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  </Box>
);

const row = { display: "flex", alignItems: "center", gap: "3", py: "2", borderTopWidth: "1px" };
