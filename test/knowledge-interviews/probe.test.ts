import { expect, it } from "vitest";
import { reasonFor } from "#lambdas/knowledge/interviews/probe/probe.ts";
import { writtenProbes } from "#lambdas/knowledge/interviews/probe/questions.ts";

it.each([
  ["I call the desk.", 20, "short"],
  ["I call the people at the desk and then I wait until they answer.", 20, "no-example"],
  ["I call the people at the desk, once they even drove out at night.", 20, undefined],
  ["I call the people at the desk and wait, as in March 2024.", 20, undefined],
  ["I ask Ada Novak of the freight desk, who knows every driver.", 20, undefined],
  ["They say “never leave the pallet outside” and mean it.", null, undefined],
  ["You always have to be careful and ask.", null, "no-example"],
  ["Man muss immer vorsichtig sein und die Leute am Schalter fragen.", null, "no-example"],
  ["Man muss die Leute fragen, zum Beispiel den Fahrer.", null, undefined],
  ["Il faut toujours demander aux gens du guichet.", null, "no-example"],
  ["Par exemple, il faut demander aux gens du guichet.", null, undefined],
  ["Siempre hay que preguntar; por ejemplo, al conductor.", null, undefined],
  ["Bisogna chiedere, ad esempio al conducente.", null, undefined],
  ["É preciso perguntar, por exemplo ao motorista.", null, undefined],
  ["Vraag het altijd, bijvoorbeeld aan de chauffeur.", null, undefined],
  ["Trzeba pytać, na przykład kierowcę.", null, undefined],
  ["いつも窓口の人に聞いて、返事を待ちます。", null, undefined],
  ["いつも窓口の人に聞いて、返事を待ちます。", 10, undefined],
  ["聞く。", 20, "short"],
  ["دائما اسأل الناس عند المكتب.", null, undefined],
  ["I ask.", 0, "no-example"],
] as const)("an answer %j of %j expected words is followed up as %j", (text, expected, reason) => {
  expect(reasonFor(text, expected)).toBe(reason);
});

it("each reason and importance has a question of its own", () => {
  const all = Object.values(writtenProbes).flatMap((questions) => Object.values(questions));
  expect(new Set(all).size).toBe(8);
  expect(all.every((question) => question.endsWith("?"))).toBe(true);
});
