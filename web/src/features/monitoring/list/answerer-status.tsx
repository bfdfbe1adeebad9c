import { Status } from "#web/ui/status.tsx";
import type { CurrentAnswerer } from "../answerer.ts";
import { clockText } from "../words.ts";

/** Who answers, as a dot and a word. */
export const AnswererStatus = ({ answerer, now }: { answerer: CurrentAnswerer; now: number }) => {
  switch (answerer.kind) {
    case "me":
      return <Status tone="good">You are replying</Status>;
    case "colleague":
      return <Status tone="busy">{answerer.name} is replying</Status>;
    case "waiting":
      return <Status tone="warn">Asks for a person, {clockText(now - answerer.since)}</Status>;
    default:
      return <Status tone="idle">Bot answers</Status>;
  }
};
