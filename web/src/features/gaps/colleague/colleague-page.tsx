import { Box, Button, Flex, Heading, Stack, Text, Textarea } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { createClient } from "#shared/client.ts";
import { AppError } from "#shared/errors.ts";
import type { gaps } from "#shared/gaps/routes.ts";
import type { AskedColleague } from "#shared/gaps/shapes.ts";
import { Dictation } from "#web/app/compositions/dictation.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { Logo } from "#web/ui/logo.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Waiting } from "#web/ui/state/waiting.tsx";
import "#web/serif.css";

const routes = {
  colleague: { method: "POST", path: "/functions/v1/gap-answer" },
  record: { method: "POST", path: "/functions/v1/gap-answer-recording" },
} as const;
const visitor = createClient<{ gaps: Pick<typeof gaps, keyof typeof routes> }>(
  { gaps: routes },
  location.origin,
  fetch,
);

/** The page of a colleague's link: one question, one field, or "I do not know". */
export const ColleaguePage = () => {
  useTitle("A question for you");
  const token = useSearchParams()[0].get("token") ?? "";
  const { data, error, mutate: read } = useMutation({ mutationFn: () => visitor.gaps.colleague({ token }) });
  useEffect(() => read(), [read]);
  if (error && !(error instanceof AppError && /^(not_found|invalid)$/.test(error.code)))
    return (
      <Frame>
        <ErrorState title="The question could not be read" error={error} onRetry={() => read()} />
      </Frame>
    );
  if (error)
    return (
      <Frame>
        <Heading as="h1" textStyle="h1">
          This link opens no question
        </Heading>
        <Text color="fg.muted">{error.message}</Text>
      </Frame>
    );
  return data ? <Question token={token} asked={data} /> : <Waiting />;
};

const Question = ({ token, asked }: { token: string; asked: AskedColleague }) => {
  const [answer, setAnswer] = useState("");
  const [isSpeaking, setSpeaking] = useState(false);
  const [port] = useState(() => ({
    ticket: async () => (await visitor.gaps.record({ token })).ticket,
    // the end of a link tells it from others without opening it
    holder: `gap-answer.${token.slice(-12)}`,
  }));
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (reply: { answer: string } | { isUnknown: true }) =>
      visitor.gaps.colleague({ token, ...reply }),
  });
  const { question, people, chatbotName, state, can_speak } = data ?? asked;
  return (
    <Frame>
      <Text textStyle="sm" color="fg.muted">
        A question that {people === 1 ? "one person" : `${people} people`} asked “{chatbotName}”
      </Text>
      <Heading as="h1" textStyle="d2" overflowWrap="anywhere" dir="auto">
        {question}
      </Heading>
      {state === "open" ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ answer });
          }}
        >
          <Textarea
            aria-label="Your answer"
            dir="auto"
            rows={4}
            required
            maxLength={4000}
            placeholder="Two sentences are enough"
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
          {can_speak && (
            <Box mt="3">
              <Dictation port={port} part="answer" answer={answer} onText={setAnswer} onBusy={setSpeaking} />
            </Box>
          )}
          {error && (
            <Text role="alert" color="red.fg" mt="2">
              {error.message}
            </Text>
          )}
          <Flex gap="2" justify="flex-end" mt="3">
            <Button variant="ghost" disabled={isPending} onClick={() => mutate({ isUnknown: true })}>
              I do not know
            </Button>
            <Button type="submit" loading={isPending} disabled={isSpeaking}>
              Send answer
            </Button>
          </Flex>
        </form>
      ) : (
        <Text role="status">
          {state === "answered"
            ? "Thank you. The chatbot answers with it from now on."
            : "Thank you for saying so. Somebody else will be asked."}
        </Text>
      )}
    </Frame>
  );
};

const Frame = ({ children }: { children: ReactNode }) => (
  <Flex as="main" direction="column" minH="100dvh" px={{ base: "4", md: "8" }} py="6" bg="bg.surface">
    <Box>
      <a href={paths.home()}>
        <Logo />
      </a>
    </Box>
    <Stack gap="4" w="full" maxW="32rem" m="auto" py="8">
      {children}
    </Stack>
  </Flex>
);
