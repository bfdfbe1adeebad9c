import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fileKey, putFile } from "#lambdas/documents/files.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { textPart } from "#lambdas/documents/text/pages.ts";
import { handler } from "#lambdas/ingest/handler.ts";
import { giveUp, ingest } from "#lambdas/ingest/ingest.ts";
import type { Document } from "#shared/documents/document.ts";
import { inPlace, run, type Scene, startScene, storedDocument } from "./setup.ts";

const four = "Books may be kept for four weeks.";
const five = "Books may be kept for five weeks.";

describe("texts that broken-off runs have left", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene();
  });
  afterAll(() => scene.stop());
  beforeEach(() => scene.provide());

  /** A run that is killed once its text is stored. */
  const breakOff = async (document: Document, isLast = false) => {
    scene.provide({ search: { replace: () => Promise.reject(new Error("killed")) } });
    await expect(run(document, isLast)).rejects.toThrow("killed");
    scene.provide();
  };

  /** The first delivery of a message, as after dead letters were redriven. */
  const deliver = (document: Document) =>
    handler(
      {
        Records: [
          {
            messageId: "message",
            receiptHandle: "receipt",
            body: JSON.stringify({ Records: [{ s3: { object: { key: fileKey(document) } } }], group: "ann" }),
            attributes: {
              ApproximateReceiveCount: "1",
              SentTimestamp: "0",
              SenderId: "000000000000",
              ApproximateFirstReceiveTimestamp: "0",
            },
            messageAttributes: {},
            md5OfBody: "",
            eventSource: "aws:sqs",
            eventSourceARN: "arn:aws:sqs:us-east-1:000000000000:ingest",
            awsRegion: "us-east-1",
          },
        ],
      },
      { awsRequestId: "request", getRemainingTimeInMillis: () => 60_000 } as Context,
    );

  const textsOf = ({ rag_system_id }: Document) => scene.keptIn(`read/ann/${rag_system_id}/`);

  const expectOneText = async (document: Document, content: string, status = "completed") => {
    const now = await documentStore.get(document);
    expect(now.processing_status).toBe(status);
    expect((await textPart(now, {})).text).toBe(content);
    expect(await inPlace(scene, document)).toEqual([content]);
    expect(await textsOf(document)).toHaveLength(1);
  };

  it("are removed by the first delivery of another message", async () => {
    const document = await storedDocument(four);
    await breakOff(document);
    expect(await textsOf(document)).toHaveLength(1);
    expect(await deliver(document)).toEqual({ batchItemFailures: [] });
    await expectOneText(document, four);
  });

  it.each([
    ["a message that is given up", giveUp],
    ["a reminder", (document: Document) => ingest(document, { isReminder: true, isLast: false, until: 0 })],
  ])("are removed by %s once the document is completed, which is not announced again", async (_, look) => {
    const document = await storedDocument(four);
    await run(document);
    await breakOff(document);
    expect(await textsOf(document)).toHaveLength(2);
    const before = scene.news.length;
    await look(document);
    await expectOneText(document, four);
    expect(scene.news).toHaveLength(before);
  });

  it("are removed when the document fails, and the version before still answers", async () => {
    const document = await storedDocument(four);
    await run(document);
    await putFile(document, five);
    await breakOff(document, true);
    await expectOneText(document, four, "failed");
  });

  it.each(["before", "after"] as const)(
    "are not mistaken for the text of a run that is about to end (%s it puts its passages in place)",
    async (when) => {
      const document = await storedDocument(four);
      await run(document);
      await putFile(document, five);
      let isDone = false;
      const replace: typeof scene.search.replace = async (key, passages) => {
        const isFirst = !isDone;
        isDone = true;
        if (isFirst && when === "before") await giveUp(document);
        await scene.search.replace(key, passages);
        if (isFirst && when === "after") await giveUp(document);
      };
      scene.provide({ search: { replace } });
      await run(document);
      await expectOneText(document, five);
    },
  );
});
