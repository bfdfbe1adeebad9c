import { Button, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Gauge } from "lucide-react";
import { useState } from "react";
import { budgetPeriods } from "#shared/budget/periods.ts";
import type { BudgetState } from "#shared/budget/routes.ts";
import { query } from "../../lib/api/api.ts";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { BudgetDialog } from "./budget-dialog.tsx";
import { PeriodBar } from "./period-bar.tsx";

/** The budget of the account or of one chatbot: what is used of it, what follows, and a dialog that changes it. */
export const BudgetOf = ({ chatbotId }: { chatbotId?: string }) => {
  const [isEditing, setEditing] = useState(false);
  const account = useQuery({ ...query("budget", "readAccount", {}), enabled: !chatbotId });
  const own = useQuery({ ...query("budget", "read", { id: chatbotId ?? "" }), enabled: Boolean(chatbotId) });
  const { data: state, error, refetch } = chatbotId ? own : account;
  if (error && !state)
    return <ErrorState title="The budget could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!state) return <Skeleton label="Loading the budget" rows={2} />;
  return (
    <Stack gap="4" align="flex-start">
      {isLimited(state) ? (
        <Used state={state} />
      ) : (
        <Text color="fg.muted">No limit is set: answers go on, whatever they cost.</Text>
      )}
      <Button variant="outline" onClick={() => setEditing(true)}>
        <Gauge size={14} />
        {isLimited(state) ? "Change budget" : "Set a budget"}
      </Button>
      {isEditing && <BudgetDialog state={state} chatbotId={chatbotId} onClose={() => setEditing(false)} />}
    </Stack>
  );
};

const hasDollars = ({ budget }: BudgetState): boolean =>
  budgetPeriods.some((period) => budget[`${period}_dollars`]);

const isLimited = ({ budget }: BudgetState): boolean =>
  budgetPeriods.some((period) => budget[`${period}_dollars`] ?? budget[`${period}_answers`]);

const Used = ({ state }: { state: BudgetState }) => (
  <Stack gap="5" w="full">
    {state.use.map((use) => (
      <PeriodBar key={use.period} use={use} state={state} />
    ))}
    <Text textStyle="sm" color="fg.muted">
      {state.budget.sentence ? (
        <>
          Once it is used up, visitors read “<bdi>{state.budget.sentence}</bdi>” in place of an answer.
        </>
      ) : (
        "Once it is used up, visitors read in their language that no more questions can be answered at the moment."
      )}{" "}
      {hasDollars(state) && "New documents wait until there is room. "}
      You are told at 80% and at 100%.
    </Text>
  </Stack>
);
