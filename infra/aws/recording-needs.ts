import { allow, inBucket } from "./provision.ts";
import type { Uploads } from "./uploads.ts";

/** Environment and permissions for spoken answers; parts are found by their prefix. */
export const recordingProvisions = (uploads: Uploads) => {
  const on = (action: string) => allow([action], [recordingsOf(uploads)]);
  return {
    "recordings-read": inBucket(uploads, [
      on("s3:GetObject"),
      allow(["s3:ListBucket"], [uploads.bucket.bucketArn]),
    ]),
    "recordings-write": inBucket(uploads, [on("s3:PutObject")]),
    "recordings-remove": inBucket(uploads, [on("s3:DeleteObject")]),
  };
};

export const recordingsOf = ({ bucket }: Uploads): string => bucket.arnForObjects("recordings/*");
