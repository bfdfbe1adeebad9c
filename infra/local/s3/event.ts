import type { S3Event } from "aws-lambda";
import { encodedPath } from "./signing/canonical-request.ts";
import type { StoredObject } from "./storage/index-store.ts";

export type EventName = "Put" | "Post" | "Copy" | "CompleteMultipartUpload";

/** The event that S3 sends when an object was created; its key is URL-encoded with `+` for a space. */
export function createdEvent(name: EventName, object: StoredObject, number: number, region: string): S3Event {
  const sequencer = number.toString(16).toUpperCase().padStart(16, "0");
  const record = {
    eventVersion: "2.1",
    eventSource: "aws:s3",
    awsRegion: region,
    eventTime: object.createdAt,
    eventName: `ObjectCreated:${name}`,
    userIdentity: { principalId: "local" },
    requestParameters: { sourceIPAddress: "127.0.0.1" },
    responseElements: { "x-amz-request-id": sequencer, "x-amz-id-2": sequencer },
    s3: {
      s3SchemaVersion: "1.0",
      configurationId: "created",
      bucket: {
        name: object.bucket,
        ownerIdentity: { principalId: "local" },
        arn: `arn:aws:s3:::${object.bucket}`,
      },
      object: {
        key: encodedPath(object.key).replaceAll("%20", "+"),
        size: object.size,
        eTag: object.etag,
        sequencer,
      },
    },
  };
  return { Records: [record] };
}
