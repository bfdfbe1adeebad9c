import { chakra, Heading, Stack } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Debug } from "#shared/contract/chat.ts";
import { Checks } from "./checks.tsx";
import { costOf } from "./cost.ts";
import { disclosure } from "./disclosure.ts";
import { Facts, outcomeWords } from "./facts.tsx";
import { Retrieved } from "./retrieved.tsx";
import { Sent } from "./sent.tsx";
import { Steps } from "./steps.tsx";

export interface AnswerDebugProps {
  debug: Debug;
  question: string;
  chatbotId: string;
}

/** How one answer came about, folded below it. */
export const AnswerDebug = ({ debug, question, chatbotId }: AnswerDebugProps) => (
  <chakra.details mt="3" borderTopWidth="1px" css={disclosure}>
    <summary>
      <ChevronRight size={14} aria-hidden />
      How this answer came about
      <span>
        {[outcomeWords[debug.outcome], givenOf(debug.retrieved), costOf(debug)].filter(Boolean).join(" · ")}
      </span>
    </summary>
    <Stack gap="6" pt="3" pb="2">
      <Facts debug={debug} question={question} />
      <Section title="Time">
        <Steps steps={debug.steps} />
      </Section>
      <Section title={`Retrieved passages (${debug.retrieved.length})`}>
        <Retrieved passages={debug.retrieved} chatbotId={chatbotId} />
      </Section>
      {debug.outcome === "answered" && (
        <Section title="Citations">
          <Checks {...debug.citations} />
        </Section>
      )}
      <Sent messages={debug.sent} />
    </Stack>
  </chakra.details>
);

/** "4 of 11 passages". */
const givenOf = (retrieved: Debug["retrieved"]): string => {
  const given = retrieved.filter(({ number }) => number !== undefined).length;
  return given > 0 ? `${given} of ${retrieved.length} passages given` : "";
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Heading as="h2" textStyle="sm" fontWeight="600" mb="2">
      {title}
    </Heading>
    {children}
  </section>
);
