import { Input, Text, Textarea } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type UseFormReturn, useForm } from "react-hook-form";
import { budgetPeriods } from "#shared/budget/periods.ts";
import type { BudgetState } from "#shared/budget/routes.ts";
import type { Budget } from "#shared/budget/shapes.ts";
import { api } from "../../lib/api/api.ts";
import { FormDialog } from "../../ui/dialog/form-dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Columns, FieldGroup } from "../../ui/form/field-group.tsx";
import { showIssues } from "../../ui/form/show-issues.ts";
import { money } from "./money.ts";

/** The fields as texts; empty for no limit. */
type Typed = Record<keyof Budget, string>;

interface BudgetDialogProps {
  state: BudgetState;
  chatbotId: string | undefined;
  onClose: () => void;
}

/** Changes the limits of a day and a month, and the message for visitors. */
export const BudgetDialog = ({ state, chatbotId, onClose }: BudgetDialogProps) => {
  const form = useForm<Typed>({ defaultValues: typedOf(state.budget) });
  const { mutate, isPending } = useSaving(chatbotId, onClose);
  const submit = form.handleSubmit((typed) =>
    mutate(budgetOf(typed), { onError: (error) => showIssues(form, error) }),
  );
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={form.formState.isDirty}
      title={chatbotId ? "Budget of this chatbot" : "Budget of the account"}
      lead={`Days and months of the zone ${state.timeZone}. An empty field is no limit.`}
      onSubmit={submit}
      action="Save"
      isBusy={isPending}
    >
      {budgetPeriods.map((period) => (
        <Limits key={period} form={form} period={period} />
      ))}
      <Price {...state} />
      <Field
        label="Message when it is used up"
        help="Read in place of an answer. Empty: visitors read in their language that no more questions can be answered at the moment."
        error={form.formState.errors.sentence?.message}
      >
        <Textarea rows={2} dir="auto" {...form.register("sentence")} />
      </Field>
    </FormDialog>
  );
};

const Limits = ({ form, period }: { form: UseFormReturn<Typed>; period: "day" | "month" }) => {
  const { register, formState } = form;
  return (
    <FieldGroup legend={period === "day" ? "In a day" : "In a month"}>
      <Columns count={2}>
        <Field label="US dollars" error={formState.errors[`${period}_dollars`]?.message}>
          <Input inputMode="decimal" autoComplete="off" {...register(`${period}_dollars`)} />
        </Field>
        <Field label="Answers" error={formState.errors[`${period}_answers`]?.message}>
          <Input inputMode="numeric" autoComplete="off" {...register(`${period}_answers`)} />
        </Field>
      </Columns>
    </FieldGroup>
  );
};

const Price = ({ reservedForAnswer, unpriced }: BudgetState) => (
  <Text textStyle="sm" color="fg.muted">
    {unpriced.length > 0
      ? `The price of ${names(unpriced.map(({ model }) => model))} is not known, so dollars cannot bound ${names(unpriced.map(({ name }) => name))}. Limit answers instead.`
      : reservedForAnswer === undefined
        ? "Answers and the reading of documents count, at the list prices of their models."
        : reservedForAnswer === 0
          ? "The built-in model costs nothing, so only a limit of answers bounds it."
          : `Up to ${money(reservedForAnswer)} is reserved for an answer of usual length before it is written, and what it did not need is given back.`}
  </Text>
);

const names = (all: string[]): string => new Intl.ListFormat("en").format([...new Set(all)].slice(0, 5));

const useSaving = (chatbotId: string | undefined, onClose: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (budget: Budget) =>
      chatbotId ? api.budget.save({ id: chatbotId, ...budget }) : api.budget.saveAccount(budget),
    meta: { success: "Budget saved", failure: "Failed to save the budget" },
    onSuccess: async () => {
      onClose();
      await Promise.all(["budget", "account"].map((area) => client.invalidateQueries({ queryKey: [area] })));
    },
  });
};

const typedOf = ({ sentence = "", ...limits }: Budget): Typed => ({
  day_dollars: text(limits.day_dollars),
  day_answers: text(limits.day_answers),
  month_dollars: text(limits.month_dollars),
  month_answers: text(limits.month_answers),
  sentence,
});

const text = (limit: number | undefined): string => (limit === undefined ? "" : String(limit));

const budgetOf = ({ sentence, ...limits }: Typed): Budget => ({
  ...Object.fromEntries(
    Object.entries(limits).flatMap(([name, typed]) =>
      typed.trim() ? [[name, Number(typed.trim().replace(",", "."))]] : [],
    ),
  ),
  ...(sentence.trim() && { sentence: sentence.trim() }),
});
