import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { CircleCheck, Loader, TriangleAlert } from "lucide-react";
import type { KnowledgeProcessing } from "#shared/knowledge/interview-shapes.ts";
import { percentOf } from "../../answering/questions.ts";
import type { Completion } from "./use-completion.ts";

/** Tells how the answers of a completed interview get into its chatbot, and which of them failed. */
export const ProcessingStrip = ({ completion }: { completion: Completion }) => {
  const { interview, isProcessing, processed, hasFailed, process } = completion;
  if (interview.status !== "completed") return null;
  const chatbot = <bdi>{interview.rag_system_name ?? "the chatbot"}</bdi>;
  if (isProcessing) return <Reading chatbot={chatbot} processed={processed} />;
  if (hasFailed || (processed && processed.failed.length > 0))
    return <Failed processed={hasFailed ? undefined : processed} onRetry={process} />;
  if (processed)
    return (
      <Flex role="status" css={strip}>
        <CircleCheck size={14} aria-hidden />
        <p>
          <b>
            {processed.added === 1 ? "1 answer or file is" : `${processed.added} answers and files are`} in{" "}
            {chatbot}.
          </b>{" "}
          It cites them from now on.
        </p>
      </Flex>
    );
  if (!interview.rag_system_name) return null;
  return (
    <Flex css={strip}>
      <p>
        The answers are in {chatbot} since they were saved. <b>Add them once more</b> if one is missing there.
      </p>
      <Button variant="outline" size="xs" onClick={process}>
        Add the answers
      </Button>
    </Flex>
  );
};

interface ReadingProps {
  chatbot: React.ReactNode;
  processed: KnowledgeProcessing | undefined;
}

const Reading = ({ chatbot, processed }: ReadingProps) => {
  const done = processed ? processed.added + processed.failed.length : 0;
  const total = processed ? done + processed.pending : 0;
  return (
    <Flex role="status" css={strip}>
      <Loader size={14} aria-hidden />
      <p>
        <b>Reading the answers into {chatbot}.</b> {total > 0 && `${done} of ${total} done. `}You can leave
        this page.
      </p>
      <Box
        role="progressbar"
        aria-label="Answers read"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentOf(done, total)}
        className="track"
      >
        <i style={{ width: `${percentOf(done, total)}%` }} />
      </Box>
    </Flex>
  );
};

const Failed = ({
  processed,
  onRetry,
}: {
  processed: KnowledgeProcessing | undefined;
  onRetry: () => void;
}) => (
  <Flex role="alert" css={strip} data-failed>
    <TriangleAlert size={14} aria-hidden />
    <Box flex="1 1 16rem">
      <p>
        <b>
          {processed
            ? `${processed.failed.length} of ${processed.added + processed.failed.length} could not be added.`
            : "The answers could not be added."}
        </b>{" "}
        They are kept. What was added is not added twice.
      </p>
      {processed && (
        <chakra.ul mt="1" ps="4" maxH="10rem" overflow="auto">
          {processed.failed.map(({ question_id, question_text, reason }) => (
            <li key={question_id + reason}>
              <bdi>{question_text}</bdi>: {reason}
            </li>
          ))}
        </chakra.ul>
      )}
      <Button variant="outline" size="xs" mt="2" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  </Flex>
);

const strip = {
  gap: "2.5",
  alignItems: "center",
  flexWrap: "wrap",
  px: { base: "4", md: "5" },
  py: "2",
  minH: "11",
  borderBottomWidth: "1px",
  textStyle: "sm",
  color: "fg.muted",
  "& b": { color: "fg", fontWeight: "550" },
  "& p": { flex: "0 1 auto" },
  "&[data-failed]": { bg: "red.subtle", color: "red.fg", alignItems: "flex-start" },
  "&[data-failed] b": { color: "red.fg" },
  "& .track": { w: "8rem", h: "1.5", borderRadius: "2px", bg: "border", overflow: "hidden" },
  "& .track i": { display: "block", h: "full", bg: "accent.solid" },
} as const;
