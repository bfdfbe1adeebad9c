import { Button, chakra, Flex, Grid, Heading, Input, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { SettingsState } from "#shared/chatbot-settings/routes.ts";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { Tried } from "./tried.tsx";
import { useTryOut } from "./use-try-out.ts";

/** Asks by the saved settings and by those of the form, side by side. */
export const TryOut = ({ state }: { state: SettingsState }) => {
  const { getValues, trigger, formState } = useFormContext<LlmSettings>();
  const [question, setQuestion] = useState("");
  const { answers, ask, isAsking } = useTryOut(state.chatbotId);
  const { isDirty } = formState;
  const start = async () => {
    const saved = { name: `Version ${Math.max(1, state.version)}` };
    if (!question.trim()) return;
    if (!isDirty) return ask(question, [saved]);
    if (await trigger()) ask(question, [saved, { name: "Draft", settings: getValues() }]);
  };
  return (
    <Stack as="section" aria-label="Try it out" gap="3" minW="0" position={{ lg: "sticky" }} top="6">
      <Flex align="baseline" gap="3" minH="8" wrap="wrap">
        <Heading as="h2" textStyle="h3">
          Try it out
        </Heading>
        <Text textStyle="xs" color="fg.subtle">
          Visitors do not see this. It costs as much as a visitor’s question.
        </Text>
      </Flex>
      <chakra.form
        display="flex"
        gap="2"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Input
          aria-label="Question"
          placeholder="Ask what a visitor would ask"
          dir="auto"
          maxLength={4000}
          value={question}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        />
        <Button type="submit" variant="outline" loading={isAsking}>
          {isDirty ? "Ask both" : "Ask"}
        </Button>
      </chakra.form>
      {answers.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          {isDirty
            ? "The saved settings and your draft answer side by side, with the changes of every tab."
            : "Change something, and the saved settings and your draft answer side by side."}
        </Text>
      )}
      {answers.length > 0 && (
        <Grid css={pair} data-count={answers.length}>
          {answers.map((answer) => (
            <Tried key={answer.name} answer={answer} />
          ))}
        </Grid>
      )}
    </Stack>
  );
};

const pair = {
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  "& > article + article": { borderTopWidth: "1px" },
  "@container sheet (min-width: 40rem)": {
    "&[data-count='2']": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "& > article + article": { borderTopWidth: "0", borderInlineStartWidth: "1px" },
  },
} as const;
