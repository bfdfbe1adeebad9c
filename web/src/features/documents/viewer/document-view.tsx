import { Box, chakra, Heading, Stack, Text } from "@chakra-ui/react";
import { FileSearch } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Document } from "#shared/documents/document.ts";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { useDocumentActions } from "../actions/use-document-actions.ts";
import { FailureNotice } from "../failure-notice.tsx";
import { isInProgress } from "../list/document-list.ts";
import { WarningList } from "../warning-list.tsx";
import { DocumentHead } from "./document-head.tsx";
import { LiveProgress } from "./live-progress.tsx";
import { forgetText } from "./text-parts.ts";
import { TextView, type TextViewProps } from "./text-view.tsx";

const CitedSound = lazyPart(async () => (await import("#web/app/compositions/cited-sound.ts")).CitedSound, {
  failed: () => null,
});

/** Head, notices and text of a document that was found. */
export const DocumentView = ({ document }: { document: Document }) => {
  const actions = useDocumentActions(document);
  const { processing_status, chunk_count, warnings = [] } = document;
  useForgottenText(document);
  return (
    <>
      <DocumentHead document={document} actions={actions} />
      <PageBody>
        <Stack gap="6" css={{ "& > :empty": { display: "none" } }}>
          <Stack gap="2" maxW="54rem">
            {processing_status === "failed" && <FailureNotice document={document} actions={actions} />}
            {isInProgress(document) && <LiveProgress document={document} />}
            {warnings.length > 0 && <WarningList warnings={warnings} />}
          </Stack>
          {document.interview && (
            <Box maxW="54rem" _empty={{ display: "none" }}>
              <CitedSound
                interviewId={document.interview.interview_id}
                questionId={document.interview.question_id}
                passage=""
              />
            </Box>
          )}
          {chunk_count > 0 && <Reading document={document} onReadAgain={actions.retry} />}
          {chunk_count === 0 && processing_status === "completed" && <NothingRead />}
        </Stack>
      </PageBody>
    </>
  );
};

const Reading = ({ document, onReadAgain }: TextViewProps) => (
  <chakra.section aria-labelledby="reading" display="flow-root">
    <Heading as="h2" textStyle="h3" id="reading">
      What Docent read
    </Heading>
    <Text textStyle="sm" color="fg.muted" mt="0.5" mb="1">
      {isInProgress(document)
        ? "The version from before, which answers until the new one is read."
        : "The text as it was extracted. Each number is a passage that an answer can cite."}
    </Text>
    <TextView document={document} onReadAgain={onReadAgain} />
  </chakra.section>
);

const NothingRead = () => (
  <Box maxW="54rem">
    <EmptyState icon={FileSearch} title="There is no text in this document">
      The chatbot cannot answer from it. Replace the file with one whose text can be selected.
    </EmptyState>
  </Box>
);

/** Discards the text of the run before, because the new run extracts it again. */
const useForgottenText = (document: Document): void => {
  const wasInProgress = useRef(false);
  const isNow = isInProgress(document);
  useEffect(() => {
    if (wasInProgress.current && !isNow) void forgetText(document);
    wasInProgress.current = isNow;
  });
};
