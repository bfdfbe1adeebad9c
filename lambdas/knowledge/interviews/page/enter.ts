import { transact } from "#platform/table/client.ts";
import type { PublicInterview } from "#shared/knowledge/interview-shapes.ts";
import { checkCode, codeDigest } from "../code.ts";
import { grantEntity, type StoredGrant } from "../entities.ts";
import { interviewStore } from "../store.ts";
import { grantOf, openInterview } from "./granted.ts";
import { publicView } from "./view.ts";

/** Lets a signed-in user in by the access code. Who entered it before needs none, until there is another one. */
export const enter = async (slug: string, code: string, userId: string): Promise<PublicInterview> => {
  const interview = await openInterview(slug);
  const former = await grantOf(interview, userId);
  if (former && code === "") return publicView(interview, former);
  await checkCode(interview, userId, code);
  const now = new Date().toISOString();
  const grant: StoredGrant = former ?? {
    interview_id: interview.id,
    user_id: userId,
    code_digest: await codeDigest(interview),
    granted_at: now,
  };
  if (!former)
    await transact([
      interviewStore.change(interview, { set: { entered_at: now } }),
      grantEntity.place(grant),
    ]);
  return publicView(interview, grant);
};
