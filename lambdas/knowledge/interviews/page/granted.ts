import { failedCondition, transact } from "#platform/table/client.ts";
import { AppError } from "#shared/errors.ts";
import type { Writer } from "../answers/writer.ts";
import { codeDigest } from "../code.ts";
import { grantEntity, type StoredGrant, type StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";

/** A grant with what the Welcome step asked. */
export type Introduced = StoredGrant & Required<Pick<StoredGrant, "name" | "email" | "is_named">>;

/** The interview of a public link. Throws AppError `not_found` for a draft and for one that is gone. */
export const openInterview = async (slug: string): Promise<StoredInterview> => {
  const interview = await interviewStore.ofLink(slug);
  if (!interview || !isOpen(interview)) throw unavailable();
  return interview;
};

/** Whether the link of an interview opens it. */
export const isOpen = ({ is_public, status }: StoredInterview): boolean =>
  is_public || status === "published";

export const unavailable = () => new AppError("not_found", "This interview is not available.");

/** Throws AppError `not_found` for an interview that was deleted since it was read. */
export const placeGrant = async (interview: StoredInterview, grant: StoredGrant): Promise<void> => {
  await transact([
    interviewStore.change(interview, { set: { entered_at: new Date().toISOString() } }),
    grantEntity.place(grant),
  ]).catch((error) => {
    throw failedCondition(error) ? unavailable() : error;
  });
};

/** The grant of a user who entered the present code; undefined without one. */
export const grantOf = async (
  interview: StoredInterview,
  userId: string,
): Promise<StoredGrant | undefined> => {
  const grant = await grantEntity.find({ interview_id: interview.id, user_id: userId });
  return grant?.code_digest === (await codeDigest(interview)) ? grant : undefined;
};

export const isIntroduced = (grant: StoredGrant | undefined): grant is Introduced =>
  grant?.name !== undefined && grant.email !== undefined && grant.is_named !== undefined;

/** The interview of a link, for somebody who entered its code. Throws AppError `forbidden` for anybody else. */
export const entered = async (slug: string, userId: string) => {
  const interview = await openInterview(slug);
  const grant = await grantOf(interview, userId);
  if (!grant) throw new AppError("forbidden", "Enter the access code first.");
  return { interview, grant };
};

/** The same for somebody who went through the Welcome step too, as the writer of answers. */
export const introduced = async (
  slug: string,
  userId: string,
): Promise<{ interview: StoredInterview; writer: Writer; grant: Introduced }> => {
  const { interview, grant } = await entered(slug, userId);
  if (!isIntroduced(grant)) throw new AppError("forbidden", "Tell who you are first.");
  const person = grant.is_named ? grant.name : null;
  return { interview, grant, writer: { userId, person, isOwner: false } };
};
