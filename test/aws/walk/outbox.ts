import { until } from "../../until.ts";
import { aws } from "../aws.ts";
import { invoke } from "./invoke.ts";
import { conversation } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

/** Functions write a row only where a webhook wants its events, so the row is written here. */
export const itEmptiesTheOutbox = (setup: () => Setup): void => {
  step("a row of the outbox that was not delivered in time is delivered", async () => {
    const { emulator, outputs } = setup().installation;
    const { id, rag_system_id = "", user_id } = await conversation(setup());
    const key = { pk: { S: "OUTBOX#0" }, sk: { S: "late" } };
    const row = {
      ...key,
      shard: { S: "0" },
      id: { S: "late" },
      conversation: { M: { id: { S: id }, rag_system_id: { S: rag_system_id }, user_id: { S: user_id } } },
      events: { L: [{ N: "1" }, { N: "2" }] },
      due_at: { S: "2026-01-01T00:00:00.000Z" },
      reminders: { N: "0" },
    };
    const dynamodb = (command: string, ...options: string[]) =>
      aws(emulator, "dynamodb", command, "--table-name", outputs.TableName, ...options);
    await dynamodb("put-item", "--item", JSON.stringify(row));
    await invoke(setup(), "outboxSweep", {});
    await until(async () => ((await dynamodb("get-item", "--key", JSON.stringify(key))) ? undefined : true));
  });
};
