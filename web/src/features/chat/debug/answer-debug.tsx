import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Debug } from "#shared/chat/shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import type { Turn } from "../turns/turn.ts";
import { Checks } from "./checks.tsx";
import { costOf } from "./cost.ts";
import { disclosure } from "./disclosure.ts";
import { Facts, outcomeWords } from "./facts.tsx";
import { Retrieved } from "./retrieved.tsx";
import { Sent } from "./sent.tsx";
import { Steps } from "./steps.tsx";

interface AnswerDebugProps {
  /** Absent for an earlier answer, whose details are stored. */
  debug: Turn["debug"];
  stored: Turn["stored"];
  question: string;
  chatbotId: string;
}

/** The debug view of an answer, collapsed below it; a stored one is read when it is opened. */
export const AnswerDebug = ({ debug: received, stored, question, chatbotId }: AnswerDebugProps) => {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    ...query("conversations", "debug", stored ?? { id: "", messageId: "" }),
    enabled: isOpen && !received && Boolean(stored),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const debug = received ?? data;
  return (
    <chakra.details
      mt="3"
      borderTopWidth="1px"
      css={disclosure}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight size={14} aria-hidden />
        How this answer came about
        {debug && <span>{summaryOf(debug)}</span>}
      </summary>
      {debug && <Details debug={debug} question={question} chatbotId={chatbotId} />}
      {!debug && error && (
        <ErrorState
          title="The debug details could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!debug && !error && isOpen && <Skeleton label="Loading debug details" rows={3} />}
    </chakra.details>
  );
};

const summaryOf = (debug: Debug): string =>
  [outcomeWords[debug.outcome], givenOf(debug.retrieved), costOf(debug)].filter(Boolean).join(" · ");

interface DetailsProps {
  debug: Debug;
  question: string;
  chatbotId: string;
}

const Details = ({ debug, question, chatbotId }: DetailsProps) => (
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
