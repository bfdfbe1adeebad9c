import type { PublicInterview } from "#shared/knowledge/interview-shapes.ts";
import { checkCode, codeDigest } from "../code.ts";
import type { StoredGrant } from "../entities.ts";
import { grantOf, openInterview, placeGrant } from "./granted.ts";
import { publicView } from "./view.ts";

/** Lets a signed-in user in by the access code. Who entered it before needs none, until there is another one. */
export const enter = async (slug: string, code: string, userId: string): Promise<PublicInterview> => {
  const interview = await openInterview(slug);
  const former = await grantOf(interview, userId);
  if (former && code === "") return publicView(interview, former);
  await checkCode(interview, userId, code);
  const grant: StoredGrant = former ?? {
    interview_id: interview.id,
    user_id: userId,
    code_digest: await codeDigest(interview),
    granted_at: new Date().toISOString(),
  };
  if (!former) await placeGrant(interview, grant);
  return publicView(interview, grant);
};
