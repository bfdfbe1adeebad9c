import { Box, Button, Flex, Text, Textarea } from "@chakra-ui/react";
import { ArrowUp, Eraser } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TestTurnView } from "./test-turn-view.tsx";
import { useTestChat } from "./use-test-chat.ts";

interface TestDialogProps {
  interview: KnowledgeInterview;
  onClose: () => void;
}

/** A chat with the interview's chatbot. Closing it ends the session. */
export const TestDialog = ({ interview, onClose }: TestDialogProps) => {
  const name = interview.rag_system_name ?? "the chatbot";
  const { turns, isBusy, ask, retry, clear } = useTestChat(interview.rag_system_id);
  const [question, setQuestion] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change brings the end into view
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [turns]);
  const send = () => {
    if (!question.trim() || isBusy) return;
    ask(question.trim());
    setQuestion("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title="Test Knowledge"
      lead={
        <>
          You chat with <bdi>{name}</bdi> as your colleagues would.
        </>
      }
      initialFocus={field}
      danger={
        <Button
          variant="ghost"
          disabled={isBusy}
          onClick={() => {
            clear();
            field.current?.focus();
          }}
        >
          <Eraser size={14} />
          Clear Chat
        </Button>
      }
      actions={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Flex direction="column" h="min(32rem, 60dvh)">
        <Box ref={log} role="log" aria-label="Messages" tabIndex={0} flex="1" minH="0" overflow="auto" pb="4">
          {turns.length === 0 && (
            <Text color="fg.muted">
              Ask what only <bdi>{interview.interviewee_name}</bdi> would know.
            </Text>
          )}
          {turns.map((turn) => (
            <TestTurnView key={turn.id} turn={turn} onRetry={isBusy ? undefined : () => retry(turn)} />
          ))}
        </Box>
        <Flex as="form" gap="2" align="flex-end" onSubmit={submit}>
          <Textarea
            ref={field}
            autoresize
            rows={1}
            maxH="8rem"
            maxLength={4000}
            dir="auto"
            aria-label={`Ask ${name}`}
            placeholder={`Ask ${name}`}
            value={question}
            onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button type="submit" px="0" aria-label="Send" disabled={!question.trim() || isBusy}>
            <ArrowUp size={16} />
          </Button>
        </Flex>
      </Flex>
    </Dialog>
  );
};
