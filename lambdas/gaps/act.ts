import type * as z from "zod";
import { limitOwner } from "#platform/rate-limit/owner-limits.ts";
import { AppError } from "#shared/errors.ts";
import type { gaps } from "#shared/gaps/routes.ts";
import { answerGap } from "./answer.ts";
import { duePlace, notDue, type OpenQuestion, type StoredGap } from "./entities.ts";
import { makeLink } from "./links.ts";
import { startReplay } from "./replay/start.ts";
import { gapStore } from "./store.ts";
import { peopleIn } from "./view.ts";

type Input = z.output<(typeof gaps)["act"]["input"]>;

interface Acted {
  gap: StoredGap;
  questions: OpenQuestion[];
  userId: string;
}

/** Does what a user wants with a gap. Returns the token of a colleague's link that was made. */
export const act = async ({ gap, questions, userId }: Acted, input: Input): Promise<{ token?: string }> => {
  switch (input.action) {
    case "answer": {
      await limitOwner(gap.account_id);
      const written = {
        question: required(input, "question", "Enter a question."),
        answer: required(input, "answer", "Enter an answer."),
        wordings: input.wordings,
      };
      await answerGap(gap, questions, { written, userId });
      return {};
    }
    case "replay":
      await limitOwner(gap.account_id);
      await startReplay(gap, questions);
      return {};
    case "awaitDocument": {
      const now = new Date().toISOString();
      await gapStore.update(gap, { set: { awaits_since: now, ...duePlace(gap, now) } });
      return {};
    }
    case "ask": {
      const question = required(input, "question", "Enter a question.");
      return {
        token: await makeLink(gap, { question, people: peopleIn(questions), name: input.name, userId }),
      };
    }
    case "withdraw":
      if (gap.link) await gapStore.links.remove(gap.link);
      await gapStore.update(gap, { set: { status: "open" }, remove: ["link", "unknown_to"] });
      return {};
    case "setAside":
      await gapStore.update(gap, { set: { status: "set_aside" } });
      return {};
    case "reopen":
      await gapStore.update(gap, {
        set: { status: gap.link ? "asked" : "open" },
        remove: ["awaits_since", ...(gap.awaits_since ? notDue : [])],
      });
      return {};
  }
};

const required = (input: Input, field: "question" | "answer", message: string): string => {
  const value = input[field];
  if (value) return value;
  throw new AppError("invalid", message, [{ path: field, message }]);
};
