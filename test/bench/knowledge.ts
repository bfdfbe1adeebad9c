import { editor } from "./knowledge/editor.ts";
import { kills } from "./knowledge/kills.ts";
import { lists } from "./knowledge/lists.ts";
import { numberOf } from "./option.ts";
import { partsAsked } from "./parts.ts";
import type { Row } from "./table.ts";

/** A template of 300 questions, many interviews (`--interviews 10000`), and kills (`--answers 1000 --kills 20 --seed 7`). */
export const knowledge = (): Promise<Row[]> =>
  partsAsked({
    editor,
    lists: () => lists(numberOf("interviews", 10_000)),
    kills: async () => {
      const { problems, ...killed } = await kills({
        answers: numberOf("answers", 1000),
        rounds: numberOf("kills", 20),
        seed: numberOf("seed", 20261127),
      });
      for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
      return [
        { what: "kills", value: killed.kills, unit: "" },
        { what: "people", value: killed.people, unit: "" },
        { what: "answers told as saved", value: killed.acknowledged, unit: "", atLeast: killed.wanted },
        {
          what: "answers lost or doubled, or not in the chatbot",
          value: problems.length,
          unit: "",
          atMost: 0,
        },
      ];
    },
  });
