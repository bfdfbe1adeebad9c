import { expect, it } from "vitest";
import * as z from "zod";
import type { Document } from "#shared/documents/routes.ts";
import { until } from "../../until.ts";
import { finished, send } from "../../upload.ts";
import { aws } from "../aws.ts";
import type { Installation } from "../installation.ts";
import { nameOf } from "../resources.ts";
import { ownerOf } from "./api.ts";
import type { Setup } from "./setup.ts";

const Attributes = z.object({
  Attributes: z.object({
    ApproximateNumberOfMessages: z.coerce.number(),
  }),
});

/** A document that fails whatever is tried, and what the README says to do then. */
export const itBringsDocumentsBack = (setup: () => Setup): void => {
  let poisoned: Document;

  const deadLetters = async () => {
    const { emulator, resources } = setup().installation;
    const url = nameOf(resources, "AWS::SQS::Queue", "QueuesuploadsDeadLetters");
    const asked = ["--attribute-names", "ApproximateNumberOfMessages"];
    const answer = await aws(emulator, "sqs", "get-queue-attributes", "--queue-url", url, ...asked);
    return Attributes.parse(answer).Attributes;
  };

  it("a document that fails at every try says so, and ends in the dead letters", async () => {
    const { installation, owner } = setup();
    const actor = await ownerOf(owner.page, installation);
    const { items } = await actor.chatbots.list({});
    installation.bedrock.behave("no access");
    const file = { name: "lost-cards.txt", type: "text/plain", bytes: "A lost card costs four euros." };
    const { document, response } = await send(actor, items[0]?.id ?? "", file);
    expect(response.status).toBe(204);
    poisoned = await finished(actor, document, 240_000);
    expect(poisoned.processing_status).toBe("failed");
    expect(poisoned.failure_reason).toMatch(/model/i);
    await until(async () => (await deadLetters()).ApproximateNumberOfMessages === 1 || undefined, 240_000);
  });

  it("comes back by a redrive once the cause is mended, and is read", async () => {
    const { installation, owner } = setup();
    installation.bedrock.behave("quotes");
    await redrive(installation);
    const actor = await ownerOf(owner.page, installation);
    const read = await until(async () => {
      const now = await actor.documents.get({ chatbotId: poisoned.rag_system_id, id: poisoned.id });
      return now.processing_status === "completed" ? now : undefined;
    }, 240_000);
    expect(read.chunk_count).toBe(1);
    expect((await deadLetters()).ApproximateNumberOfMessages).toBe(0);
  });
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
