import { Button, Flex, Input, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import type { Feedback } from "#shared/conversations/shapes.ts";
import { api } from "#web/lib/api/api.ts";

export interface AnswerKey {
  /** The conversation's id. */
  id: string;
  messageId: string;
}

type Rating = Feedback["rating"] | null;

/** The rating of a stored answer, which a second press takes back. */
export const useRating = (answer: AnswerKey | undefined, given: Feedback | undefined) => {
  const [rating, setRating] = useState<Rating>(given?.rating ?? null);
  const { mutate, mutateAsync } = useMutation({
    mutationFn: (opinion: { rating: Rating; comment?: string }) =>
      answer ? api.conversations.feedback({ ...answer, ...opinion }) : Promise.resolve({ feedback: null }),
    meta: { failure: "Your rating could not be saved" },
  });
  const rate = (pressed: Feedback["rating"]) => {
    const next = pressed === rating ? null : pressed;
    setRating(next);
    mutate({ rating: next }, { onError: () => setRating(rating) });
  };
  return { rating, rate, comment: (comment: string) => mutateAsync({ rating, comment }) };
};

interface ThumbsProps {
  rating: Rating;
  onRate: (pressed: Feedback["rating"]) => void;
}

/** Two toggle buttons below an answer. */
export const Thumbs = ({ rating, onRate }: ThumbsProps) => (
  <Flex role="group" aria-label="Rate the answer" gap="0.5">
    {thumbs.map(({ name, label, Icon }) => (
      <Button
        key={name}
        variant="ghost"
        size="xs"
        px="1.5"
        aria-label={label}
        title={label}
        aria-pressed={rating === name}
        color={rating === name ? "accent.fg" : undefined}
        bg={rating === name ? "bg.selected" : undefined}
        onClick={() => onRate(name)}
      >
        <Icon size={14} />
      </Button>
    ))}
  </Flex>
);

const thumbs = [
  { name: "up", label: "Helpful", Icon: ThumbsUp },
  { name: "down", label: "Not helpful", Icon: ThumbsDown },
] as const;

interface RatingCommentProps {
  given: string | undefined;
  /** Rejects if it could not be stored, which a toast has said. */
  onSend: (comment: string) => Promise<unknown>;
}

/** A line that asks what was wrong, or shows what was said. */
export const RatingComment = ({ given = "", onSend }: RatingCommentProps) => {
  const [text, setText] = useState(given);
  const [sent, setSent] = useState(given);
  const [isSending, setSending] = useState(false);
  if (sent)
    return (
      <Text mt="2" textStyle="sm" color="fg.muted" dir="auto" overflowWrap="anywhere">
        “{sent}”
      </Text>
    );
  const send = async () => {
    const comment = text.trim();
    if (!comment || isSending) return;
    setSending(true);
    await onSend(comment).then(
      () => setSent(comment),
      () => undefined,
    );
    setSending(false);
  };
  return (
    <Flex
      as="form"
      gap="1.5"
      mt="2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Input
        size="sm"
        aria-label="What was wrong?"
        placeholder="What was wrong? (optional)"
        maxLength={1000}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="outline" size="sm" loading={isSending}>
        Send
      </Button>
    </Flex>
  );
};
