import { expect } from "vitest";
import * as z from "zod";
import type { Document } from "#shared/documents/document.ts";
import { finished } from "../../upload.ts";
import { aws } from "../aws.ts";
import { rolesOf } from "../grants.ts";
import type { Installation } from "../installation.ts";
import { libraryChatbot } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

const Invoked = z.object({ StatusCode: z.number(), FunctionError: z.string().optional() });

/** Documents that wait for longer than they should. */
export const itLooksAfterDocuments = (setup: () => Setup): void => {
  const waitingDocument = async (filename: string): Promise<Document> => {
    const { id: chatbotId } = await libraryChatbot(setup());
    const file = { filename, content_type: "text/plain", file_size: 10 };
    const { document } = await (await setup().api()).documents.create({ chatbotId, ...file });
    return document;
  };
  const later = async (document: Document): Promise<Document> =>
    finished(await setup().api(), document, 240_000);

  step("a document whose file did not come in time is looked after, and says what to do", async () => {
    const document = await waitingDocument("never-sent.txt");
    await age(setup().installation, document, 0);
    await sweep(setup().installation);
    expect((await later(document)).failure_reason).toBe("The file did not arrive. Upload it again.");
  });

  step("a document that no reminder has helped says so at last", async () => {
    const document = await waitingDocument("forgotten.txt");
    await age(setup().installation, document, 99);
    await sweep(setup().installation);
    expect((await later(document)).failure_reason).toContain("Processing timed out.");
  });
};

/** It was due long ago, and the queue was reminded of it so often. */
const age = async ({ emulator, outputs }: Installation, { id }: Document, reminders: number) => {
  const key = { pk: { S: "WAITING" }, sk: { S: `DOC#${id}` } };
  const values = { ":due": { S: "2020-01-01T00:00:00.000Z" }, ":reminders": { N: String(reminders) } };
  const change = ["--update-expression", "SET due_at = :due, reminders = :reminders"];
  const options = ["--key", JSON.stringify(key), "--expression-attribute-values", JSON.stringify(values)];
  await aws(
    emulator,
    "dynamodb",
    "update-item",
    "--table-name",
    outputs.TableName,
    ...options,
    ...change,
    "--condition-expression",
    "attribute_exists(pk)",
  );
};

/** Calls it the way its schedule rule does every minute. */
const sweep = async ({ emulator, resources }: Installation): Promise<void> => {
  const { functionName = "" } = rolesOf(resources).get("sweep") ?? {};
  const answer = await aws(emulator, "lambda", "invoke", "--function-name", functionName, "/dev/null");
  expect(Invoked.parse(answer)).toMatchObject({ StatusCode: 200 });
  expect(Invoked.parse(answer).FunctionError).toBeUndefined();
};
