import { bucket } from "#platform/storage/bucket.ts";

/** The origin that parts of a recording are uploaded to. */
export const uploadOrigin = bucket("UPLOADS_BUCKET").origin;
