import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { required } from "#platform/environment.ts";
import type { DocumentKey } from "#platform/search/port.ts";

const sqs = new SQSClient({});

/** Entries that SQS accepts in one request. */
const batchSize = 10;
/** Concurrent requests. A thousand documents take one or two seconds. */
const parallelBatches = 8;
/** SQS may accept a part of a batch only. */
const tries = 5;

/** Enqueues a reindex message for each document and returns their number. Throws if the queue keeps refusing some. */
export const enqueueOutdated = async (documents: AsyncIterable<DocumentKey>): Promise<number> => {
  let sent = 0;
  const sendRound = async (round: DocumentKey[]) => {
    await Promise.all(batchesOf(round).map(send));
    sent += round.length;
  };
  let round: DocumentKey[] = [];
  for await (const document of documents) {
    round.push(document);
    if (round.length < batchSize * parallelBatches) continue;
    await sendRound(round);
    round = [];
  }
  await sendRound(round);
  return sent;
};

const batchesOf = (documents: DocumentKey[]): DocumentKey[][] =>
  Array.from({ length: Math.ceil(documents.length / batchSize) }, (_, at) =>
    documents.slice(at * batchSize, (at + 1) * batchSize),
  );

const send = async (documents: DocumentKey[]): Promise<void> => {
  let entries = documents.map((reindex, at) => ({
    Id: String(at),
    MessageBody: JSON.stringify({ reindex }),
  }));
  for (let attempt = 1; entries.length > 0; attempt++) {
    if (attempt > tries) throw new Error("The queue did not take all documents that are to be reindexed.");
    const { Failed = [] } = await sqs.send(
      new SendMessageBatchCommand({ QueueUrl: required("UPLOADS_QUEUE_URL"), Entries: entries }),
    );
    entries = entries.filter(({ Id }) => Failed.some((failed) => failed.Id === Id));
  }
};
