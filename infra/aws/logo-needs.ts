import { allow, inBucket } from "./provision.ts";
import type { Uploads } from "./uploads.ts";

/** Environment and permissions for the logos of widgets; they are listed by their prefix. */
export const logoProvisions = (uploads: Uploads) => {
  const list = allow(["s3:ListBucket"], [uploads.bucket.bucketArn]);
  const on = (action: string) => allow([action], [logosOf(uploads)]);
  return {
    "logos-read": inBucket(uploads, [on("s3:GetObject"), list]),
    "logos-write": inBucket(uploads, [on("s3:PutObject")]),
    "logos-remove": inBucket(uploads, [on("s3:DeleteObject"), list]),
  };
};

/** Their keys begin with the account's id. */
export const logosOf = ({ bucket }: Uploads): string => bucket.arnForObjects("*/widget-logos/*");
