import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import type { Dashboard } from "#shared/analytics/routes.ts";
import { Panel } from "./panel.tsx";
import { type Step, stepsOf } from "./progress.ts";

const counts = ["None of three done", "One of three done", "Two of three done", "All three done"];

/** The first steps of a new account; only the next one shows its description and button. */
export const GettingStarted = ({ figures, onCreate }: { figures: Dashboard; onCreate: () => void }) => {
  const steps = stepsOf(figures);
  const next = steps.find((step) => !step.isDone);
  return (
    <Panel title="Getting Started" lead={counts[steps.filter((step) => step.isDone).length] ?? ""}>
      <chakra.ol listStyleType="none">
        {steps.map((step, index) => (
          <chakra.li key={step.name} display="flex" gap="3" py="3" borderTopWidth="1px">
            <Tick step={step} number={index + 1} />
            <Box flex="1">
              <Text fontWeight={step.isDone ? "500" : "600"} color={step.isDone ? "fg.muted" : undefined}>
                {step.name}
              </Text>
              {step === next && <Next step={step} onCreate={onCreate} />}
            </Box>
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  );
};

const Tick = ({ step, number }: { step: Step; number: number }) => (
  <Flex
    flex="none"
    align="center"
    justify="center"
    boxSize="22px"
    borderRadius="full"
    borderWidth="1.5px"
    textStyle="xs"
    fontWeight="600"
    borderColor={step.isDone ? "accent.solid" : "border.emphasized"}
    bg={step.isDone ? "accent.solid" : undefined}
    color={step.isDone ? "accent.contrast" : "fg.muted"}
  >
    {step.isDone ? <Check size={14} aria-label="Done" /> : number}
  </Flex>
);

const Next = ({ step, onCreate }: { step: Step; onCreate: () => void }) => (
  <>
    <Text textStyle="sm" color="fg.muted" mb="3">
      {step.help}
    </Text>
    {step.to ? (
      <Button asChild>
        <Link to={step.to}>{step.action}</Link>
      </Button>
    ) : (
      <Button onClick={onCreate}>{step.action}</Button>
    )}
  </>
);
