import { bucket } from "#platform/storage/bucket.ts";

/** The recordings themselves went with their answers; here go the former versions of their objects. */
export const ofAccount = async (accountId: string): Promise<void> => {
  const files = bucket("UPLOADS_BUCKET");
  for (const kind of ["kept", "dictated", "parts"]) await files.erase(`recordings/${kind}/${accountId}/`);
};
