import type { Queue } from "./queue.ts";

interface UploadEvent {
  Records: { s3: { object: { key: string } } }[];
}

/** Sends the bucket's notification of an upload, grouped by the account, which is the second part of the object's key. */
export const sendUpload = async (queue: Queue, event: UploadEvent): Promise<void> => {
  const [, groupId = ""] = event.Records[0]?.s3.object.key.split("/") ?? [];
  await queue.sendSoon(JSON.stringify({ ...event, group: groupId }), { groupId });
};
