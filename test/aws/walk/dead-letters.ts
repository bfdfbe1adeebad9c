import { expect } from "vitest";
import * as z from "zod";
import type { Document } from "#shared/documents/document.ts";
import { until } from "../../until.ts";
import { finished, send } from "../../upload.ts";
import { aws } from "../aws.ts";
import type { Installation } from "../installation.ts";
import { nameOf } from "../resources.ts";
import { lazily } from "./lazily.ts";
import { libraryChatbot } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

const Attributes = z.object({
  Attributes: z.object({
    ApproximateNumberOfMessages: z.coerce.number(),
  }),
});

/** A document that fails whatever is tried, and what the README says to do then. */
export const itBringsDocumentsBack = (setup: () => Setup): void => {
  const poisoned = lazily(() => poison(setup()));

  step("a document that fails at every try says so, and ends in the dead letters", async () => {
    const { processing_status: status, failure_reason: reason } = await poisoned.get();
    expect(status).toBe("failed");
    expect(reason).toMatch(/model/i);
  });

  step("comes back by a redrive once the cause is mended, and is read", async () => {
    const { rag_system_id: chatbotId, id } = await poisoned.get();
    const { installation, api } = setup();
    await redrive(installation);
    const actor = await api();
    const read = await until(async () => {
      const now = await actor.documents.get({ chatbotId, id });
      return now.processing_status === "completed" ? now : undefined;
    }, 240_000);
    expect(read.chunk_count).toBe(1);
    expect(await deadLetters(installation)).toBe(0);
  });
};

/** A document that has failed while the model refused, and whose message is a dead letter; the model answers again. */
const poison = async (setup: Setup): Promise<Document> => {
  const { installation } = setup;
  const { id: chatbotId } = await libraryChatbot(setup);
  const actor = await setup.api();
  installation.bedrock.behave("no access");
  try {
    const file = { name: "lost-cards.txt", type: "text/plain", bytes: "A lost card costs four euros." };
    const { document, response } = await send(actor, chatbotId, file);
    expect(response.status).toBe(204);
    const failed = await finished(actor, document, 240_000);
    await until(async () => ((await deadLetters(installation)) > 0 ? true : undefined), 240_000);
    return failed;
  } finally {
    installation.bedrock.behave("quotes");
  }
};

/** The number of dead letters of uploads. */
const deadLetters = async ({ emulator, resources }: Installation): Promise<number> => {
  const url = nameOf(resources, "AWS::SQS::Queue", "QueuesuploadsDeadLetters");
  const asked = ["--attribute-names", "ApproximateNumberOfMessages"];
  const answer = await aws(emulator, "sqs", "get-queue-attributes", "--queue-url", url, ...asked);
  return Attributes.parse(answer).Attributes.ApproximateNumberOfMessages;
};

const Received = z.object({ Messages: z.array(z.object({ Body: z.string(), ReceiptHandle: z.string() })) });

/** Moves the messages back by hand, since the emulator has no redrive. */
const redrive = async ({ emulator, resources }: Installation): Promise<void> => {
  const [from, to] = ["QueuesuploadsDeadLetters", "QueuesuploadsQueue"].map((name) =>
    nameOf(resources, "AWS::SQS::Queue", name),
  );
  const sqs = (command: string, url = "", ...rest: string[]) =>
    aws(emulator, "sqs", command, "--queue-url", url, ...rest);
  const { Messages } = Received.parse(await sqs("receive-message", from));
  for (const { Body, ReceiptHandle } of Messages) {
    await sqs("send-message", to, "--message-body", Body);
    await sqs("delete-message", from, "--receipt-handle", ReceiptHandle);
  }
};
