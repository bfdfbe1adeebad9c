import { Heading } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { PlacedQuestion } from "../questions.ts";

interface AskedProps {
  question: PlacedQuestion;
  /** The reader came from another question, whose button is gone with its focus. */
  isNext: boolean;
}

/** The question that is asked; the next one gets the focus, so that Tab leads on into its answer. */
export const Asked = ({ question, isNext }: AskedProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [question.id]);
  return (
    <Heading
      ref={heading}
      as="h2"
      id="asked"
      className="asked"
      dir="auto"
      tabIndex={-1}
      outline="none"
      scrollMarginTop="20"
    >
      {question.question_text}
    </Heading>
  );
};
