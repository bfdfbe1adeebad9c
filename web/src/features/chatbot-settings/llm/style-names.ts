import {
  answerLanguages,
  lengthChoices,
  refusalChoices,
  toneChoices,
} from "#shared/chatbots/answer-style.ts";

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

const refusals = {
  strict: "Strict: only what the documents say in so many words",
  balanced: "Balanced: refuses what no document answers",
  helpful: "Helpful: gives what comes closest, and says so",
};
const lengths = { short: "Short: one or two sentences", normal: "Normal", long: "Long: every detail" };
const tones = {
  neutral: "Neutral",
  friendly: "Friendly",
  formal: "Formal",
  plain: "Plain words",
};

type Option = [value: string, name: string];

/** The choices of each setting of style, as options of a select. */
export const styleOptions = {
  refusal: refusalChoices.map((value): Option => [value, refusals[value]]),
  length: lengthChoices.map((value): Option => [value, lengths[value]]),
  tone: toneChoices.map((value): Option => [value, tones[value]]),
  language: [
    ["visitor", "The visitor's"] satisfies Option,
    ...answerLanguages
      .map((code): Option => [code, `Always ${languageNames.of(code)}`])
      .sort(([, one], [, other]) => one.localeCompare(other)),
  ],
};
