import { expect, it } from "vitest";
import * as z from "zod";
import type { Document } from "../../../shared/contract/documents.ts";
import { until } from "../../until.ts";
import { finished, send } from "../../upload.ts";
import { aws } from "../aws.ts";
import { nameOf } from "../resources.ts";
import { ownerOf } from "./api.ts";
import type { Scene } from "./scene.ts";

const Attributes = z.object({
  Attributes: z.object({
    ApproximateNumberOfMessages: z.coerce.number(),
    QueueArn: z.string(),
  }),
});

/** A document that fails whatever is tried, and what the README says to do then. */
export const itBringsDocumentsBack = (scene: () => Scene): void => {
  let poisoned: Document;

  const deadLetters = async () => {
    const { emulator, resources } = scene().installation;
    const url = nameOf(resources, "AWS::SQS::Queue", "UploadsDeadLetters");
    const asked = ["--attribute-names", "ApproximateNumberOfMessages", "QueueArn"];
    const answer = await aws(emulator, "sqs", "get-queue-attributes", "--queue-url", url, ...asked);
    return Attributes.parse(answer).Attributes;
  };

  it("a document that fails at every try says so, and ends in the dead letters", async () => {
    const { installation, owner } = scene();
    const actor = await ownerOf(owner.page, installation);
    const { items } = await actor.chatbots.list({});
    installation.bedrock.behave("no access");
    const file = { name: "opening-hours.txt", type: "text/plain", bytes: "The library opens at nine." };
    const { document, response } = await send(actor, items[0]?.id ?? "", file);
    expect(response.status).toBe(204);
    poisoned = await finished(actor, document, 100_000);
    expect(poisoned.processing_status).toBe("failed");
    expect(poisoned.failure_reason).toMatch(/model/i);
    await until(async () => (await deadLetters()).ApproximateNumberOfMessages === 1 || undefined, 60_000);
  });

  it("comes back by a redrive once the cause is mended, and is read", async () => {
    const { installation, owner } = scene();
    installation.bedrock.behave("quotes");
    const { QueueArn } = await deadLetters();
    await aws(installation.emulator, "sqs", "start-message-move-task", "--source-arn", QueueArn);
    const actor = await ownerOf(owner.page, installation);
    const read = await until(async () => {
      const now = await actor.documents.get({ chatbotId: poisoned.rag_system_id, id: poisoned.id });
      return now.processing_status === "completed" ? now : undefined;
    }, 60_000);
    expect(read.chunk_count).toBe(1);
    expect((await deadLetters()).ApproximateNumberOfMessages).toBe(0);
  });
};
