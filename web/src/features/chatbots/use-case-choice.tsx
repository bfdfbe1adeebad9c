import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import type { UseFormRegister } from "react-hook-form";
import { useCaseNames, useCases } from "#shared/use-cases.ts";
import type { NewChatbotForm } from "./new-chatbot-form.ts";

/** The five use cases as cards, one of them chosen. */
export const UseCaseChoice = ({ register }: { register: UseFormRegister<NewChatbotForm> }) => (
  <chakra.fieldset minW="0">
    <chakra.legend textStyle="sm" fontWeight="550" mb="1.5">
      Use case
    </chakra.legend>
    <Grid gap="2" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
      {useCases.map((useCase) => (
        <chakra.label key={useCase} position="relative" cursor="pointer">
          <chakra.input
            type="radio"
            value={useCase}
            {...register("use_case")}
            className="peer"
            position="absolute"
            opacity="0"
            pointerEvents="none"
          />
          <Card name={useCaseNames[useCase].name} summary={useCaseNames[useCase].summary} />
        </chakra.label>
      ))}
    </Grid>
  </chakra.fieldset>
);

const Card = ({ name, summary }: { name: string; summary: string }) => (
  <Box
    h="full"
    px="3"
    py="2.5"
    borderWidth="1px"
    borderColor="border.emphasized"
    borderRadius="l2"
    _peerHover={{ bg: "bg.muted" }}
    _peerChecked={{
      bg: "bg.selected",
      borderColor: "accent.solid",
      boxShadow: "inset 0 0 0 1px var(--chakra-colors-accent-solid)",
    }}
    _peerFocusVisible={{ outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" }}
  >
    <Text textStyle="sm" fontWeight="550">
      {name}
    </Text>
    <Text textStyle="xs" color="fg.muted" mt="0.5">
      {summary}
    </Text>
  </Box>
);
