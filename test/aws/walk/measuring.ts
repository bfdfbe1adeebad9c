import { expect } from "vitest";
import { AppError } from "#shared/errors.ts";
import { fact, question } from "../../browser/first-steps.ts";
import { until } from "../../until.ts";
import { nameOf } from "../resources.ts";
import { libraryChatbot } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

const unlessUnavailable = (error: unknown): undefined => {
  if (!(error instanceof AppError && error.code === "unavailable")) throw error;
};

/** How long an owner waits for a whole answer, of a process that has just begun and of one that is warm. */
export const itTellsHowLongAnswersTake = (setup: () => Setup): void => {
  step("a process that has just begun answers as one that is warm", async () => {
    const { installation } = setup();
    const { id: ragSystemId } = await libraryChatbot(setup());
    const api = await setup().api();
    const chat = nameOf(installation.resources, "AWS::Lambda::Function", "FunctionschatFunction");
    await installation.emulator.coolDown(chat);
    const milliseconds = async () => {
      const startedAt = performance.now();
      expect((await api.chat.ask({ ragSystemId, query: question })).answer).toMatch(fact);
      return performance.now() - startedAt;
    };
    // The emulator finds out that a process is gone by a call to it, which fails.
    const cold = await until(() => milliseconds().catch(unlessUnavailable));
    const warm: number[] = [];
    for (let time = 0; time < 20; time++) warm.push(await milliseconds());
    const [median = 0] = warm.toSorted((one, other) => one - other).slice(10);
    console.info(
      `Whole answers: ${Math.round(cold)} ms cold (budget 3,000), ${Math.round(median)} ms warm (p50 of 20).`,
    );
  });
};
