import { Box, Button, chakra, Flex, Heading, Link as Style } from "@chakra-ui/react";
import { ArrowLeft, Download, FileUp, PenLine, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Document } from "#shared/documents/document.ts";
import { documentName } from "#shared/documents/document-name.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { day } from "#web/lib/format/dates.ts";
import { fileSize } from "#web/lib/format/file-size.ts";
import { locale } from "#web/lib/format/locale.ts";
import { useMay } from "#web/lib/session/account.ts";
import { DeleteDocument } from "../actions/delete-document.tsx";
import type { DocumentActions } from "../actions/use-document-actions.ts";
import { EditAnswer } from "../answers/edit-answer.tsx";
import { DocumentStatus } from "../document-status.tsx";
import { DocumentIcon } from "../file-icon.tsx";
import { kindNames } from "../kind-names.ts";

/** The document's name, its facts and its actions. */
export const DocumentHead = ({ document, actions }: { document: Document; actions: DocumentActions }) => {
  const { file_size, created_at, chunk_count, rag_system_id, interview } = document;
  const [isDeleting, setDeleting] = useState(false);
  const mayEdit = useMay()("edits");
  const navigate = useNavigate();
  const toList = paths.documents(rag_system_id);
  return (
    <Box as="header" px={{ base: "4", md: "8" }} pt="5" pb="5" maxW="76rem" w="full">
      <Style
        asChild
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        textStyle="sm"
        color="fg.muted"
        mb="3"
      >
        <Link to={toList}>
          <ArrowLeft size={14} aria-hidden />
          Documents
        </Link>
      </Style>
      <Flex gap="4" wrap="wrap" align="flex-start">
        <Box flex="1 1 20rem" minW="0">
          <Heading as="h1" textStyle="h1" display="flex" gap="2.5" overflowWrap="anywhere">
            <chakra.span color="fg.subtle" pt="1.5" flex="none">
              <DocumentIcon {...document} />
            </chakra.span>
            <chakra.span minW="0">{documentName(document)}</chakra.span>
          </Heading>
          <Flex css={facts}>
            <DocumentStatus document={document} sending={actions.sending} isBrief />
            {document.kind && <span>{kindNames[document.kind]}</span>}
            {interview && (
              <Style asChild>
                <Link to={paths.knowledgeInterview(interview.interview_id, interview.question_id)}>
                  Open the interview
                </Link>
              </Style>
            )}
            {document.url && (
              <Style href={document.url} target="_blank" rel="noopener">
                Open the page
              </Style>
            )}
            <span>{fileSize(file_size)}</span>
            {chunk_count > 0 && <span>{passages(chunk_count)}</span>}
            <span>Added {day(created_at)}</span>
          </Flex>
        </Box>
        <Flex gap="2" wrap="wrap" css={{ "& > *": { flexGrow: { base: 1, md: 0 } } }}>
          <Button variant="outline" loading={actions.isDownloading} onClick={actions.download}>
            <Download size={16} />
            Download original
          </Button>
          {mayEdit &&
            (document.kind === "answer" ? (
              <Button variant="outline" onClick={actions.edit}>
                <PenLine size={16} />
                Edit answer…
              </Button>
            ) : document.kind ? null : (
              <Button variant="outline" disabled={Boolean(actions.sending)} onClick={actions.replace}>
                <FileUp size={16} />
                Replace file…
              </Button>
            ))}
          {mayEdit && (
            <Button variant="ghost" colorPalette="red" onClick={() => setDeleting(true)}>
              <Trash2 size={16} />
              Delete
            </Button>
          )}
        </Flex>
      </Flex>
      <EditAnswer document={document} actions={actions} />
      <DeleteDocument
        document={isDeleting ? document : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(toList)}
      />
    </Box>
  );
};

const passages = (count: number): string =>
  count === 1 ? "1 passage" : `${count.toLocaleString(locale())} passages`;

const facts = {
  flexWrap: "wrap",
  alignItems: "flex-start",
  columnGap: "4",
  rowGap: "1",
  mt: "2",
  ps: "6.5",
  textStyle: "xs",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
};
