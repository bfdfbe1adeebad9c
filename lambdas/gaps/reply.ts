import { documentStore } from "#lambdas/documents/store.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { answerGap } from "./answer.ts";
import { type GapLink, gapEntity, linkEntity, notDue, type StoredGap } from "./entities.ts";
import { dueLater } from "./replay/wake.ts";
import { gapStore } from "./store.ts";

/**
 * Takes the reply to a link: an answer, or none if the colleague does not know. Link and gap change together, so that a
 * reply that is taken is stored even if this process ends: the schedule continues. Throws AppError `conflict` for a link
 * that has a reply, and the error of an answer that cannot be stored; then the colleague may try again.
 */
export const takeReply = async (link: GapLink, answer: string | undefined): Promise<GapLink["state"]> => {
  const gap = await gapStore.get({ account_id: link.account_id, id: link.gap_id });
  if (!answer) {
    const set = { status: "open", unknown_to: link.name ?? "" };
    await takeWith(link, "unknown", gapEntity.change(gap, { set, remove: ["link"] }));
    return "unknown";
  }
  const { question, asked_by, hash } = link;
  const reply = { question, answer, asked_by, hash, at: new Date().toISOString() };
  await takeWith(link, "answered", gapEntity.change(gap, { set: { reply, ...dueLater(gap) } }));
  await storeReply({ ...gap, reply }).catch(async (error) => {
    // e.g. the account has no room for a document
    if (error instanceof AppError) await giveBack(link, gap);
    throw error;
  });
  return "answered";
};

const takeWith = async (
  link: GapLink,
  state: GapLink["state"],
  change: ReturnType<typeof gapEntity.change>,
): Promise<void> => {
  const condition = when.equals({ state: "open" });
  await transact([linkEntity.change(link, { set: { state }, condition }), change]).catch((error) => {
    if (failedCondition(error))
      throw new AppError("conflict", "This question has a reply already. Reload the page.");
    throw failedCondition(error, 1) ? new AppError("not_found", "This question was withdrawn.") : error;
  });
};

const giveBack = (link: GapLink, gap: StoredGap): Promise<void> =>
  transact([
    linkEntity.change(link, { set: { state: "open" } }),
    gapEntity.change(gap, { remove: ["reply", ...notDue] }),
  ]);

/** Stores the reply of a gap as its written answer; repeating it changes nothing. */
export const storeReply = async (gap: StoredGap): Promise<void> => {
  const { reply } = gap;
  if (!reply) return;
  const { question, answer, asked_by: userId } = reply;
  const asked = await gapStore.questions(gap.account_id);
  const questions = asked.filter(({ id }) => gap.members.includes(id));
  await answerGap(gap, questions, {
    written: { question, answer },
    userId,
    former: formerAnswer(gap, reply),
    set: { status: "open" },
    remove: ["link", "reply"],
  });
};

/** The gap's answer, else one that a run which ended too early has stored for this reply. */
const formerAnswer = async (
  { chatbot_id: rag_system_id, document_id: id }: StoredGap,
  { question, at }: NonNullable<StoredGap["reply"]>,
) => {
  const own = id === undefined ? undefined : await documentStore.find({ rag_system_id, id });
  if (own) return own;
  const found = (await documentStore.same(rag_system_id, { filename: question }))?.document;
  return found?.kind === "answer" && found.created_at >= at ? found : undefined;
};
