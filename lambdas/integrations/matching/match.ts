import type { Trigger } from "#shared/integrations/shapes.ts";
import { expressionOf, type Groups, maxRead } from "./expression.ts";
import { fold, hasWords } from "./fold.ts";
import { requiredWords } from "./required-words.ts";

export interface Matched {
  /** The first trigger that gave a parameter, else the first that matched. */
  trigger: Trigger;
  params: Record<string, string>;
}

/** A message as triggers read it, with the work that expressions may do on it. */
export interface Message {
  folded: string;
  text: string;
  /** Characters × instructions that are left; each expression takes its part. */
  workLeft: number;
}

/** Some 5 ms on a core of 2024; up to 50 in a process that has matched nothing yet. */
const maxWork = 160_000;
/** Compiling costs as much as so many steps for each character of the expression. It counts at every message, so that the first one of a process finds the same as the next. */
const workOfCharacter = 600;
const maxParameterLength = 200;

export const messageOf = (question: string): Message => ({
  folded: fold(question),
  text: question.toWellFormed().normalize("NFC").slice(0, maxRead).toWellFormed(),
  workLeft: maxWork,
});

/** The trigger of an integration that a message matches, with the parameters that all matching triggers take from it. */
export const matchOf = (triggers: Trigger[], message: Message): Matched | undefined => {
  const matched = triggers.flatMap((trigger): Matched[] => {
    const groups = groupsOf(trigger, message);
    return groups ? [{ trigger, params: paramsOf(trigger, groups, message) }] : [];
  });
  const best = matched.find(({ params }) => Object.keys(params).length > 0) ?? matched[0];
  if (!best) return undefined;
  const params = Object.assign({}, ...matched.toReversed().map((one) => one.params));
  return { trigger: best.trigger, params };
};

const groupsOf = ({ type, value }: Trigger, message: Message): Groups | undefined => {
  if (type === "regex") return found(value, message);
  return hasWords(message.folded, fold(value)) ? [] : undefined;
};

const paramsOf = ({ extract_params = {} }: Trigger, groups: Groups, message: Message) =>
  Object.fromEntries(
    Object.entries(extract_params).flatMap(([name, taken]): [string, string][] => {
      const value = (typeof taken === "number" ? groups[taken] : partOf(found(taken, message)))?.trim();
      return value && value.length <= maxParameterLength ? [[name, value]] : [];
    }),
  );

/** The first group that took part, else the whole match. */
const partOf = ([whole, ...groups]: Groups = []): string | null | undefined =>
  groups.find((group) => group !== null) ?? whole;

const found = (pattern: string, message: Message): Groups | undefined => {
  if (requiredWords(pattern)?.some((word) => message.folded.includes(word)) === false) return undefined;
  const compiling = pattern.length * workOfCharacter;
  if (compiling > message.workLeft) return undefined;
  message.workLeft -= compiling;
  const expression = expressionOf(pattern);
  const work = expression.size * message.text.length;
  if (work > message.workLeft) return undefined;
  message.workLeft -= work;
  return expression.find(message.text);
};
