import { Grid } from "@chakra-ui/react";
import type { UseFormRegister } from "react-hook-form";
import { useCaseNames, useCases } from "#shared/chatbots/use-cases.ts";
import { ChoiceCard, Choices } from "#web/ui/form/choice-card.tsx";
import type { NewChatbotForm } from "./new-chatbot-form.ts";

/** The five use cases as cards, one of them chosen. */
export const UseCaseChoice = ({ register }: { register: UseFormRegister<NewChatbotForm> }) => (
  <Choices name="Use case">
    <Grid gap="2" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
      {useCases.map((useCase) => (
        <ChoiceCard
          key={useCase}
          title={useCaseNames[useCase].name}
          value={useCase}
          {...register("use_case")}
        >
          {useCaseNames[useCase].summary}
        </ChoiceCard>
      ))}
    </Grid>
  </Choices>
);
