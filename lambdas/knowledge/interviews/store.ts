import { atMost } from "#platform/table/add-if.ts";
import { failedCondition, tableName, transact, type Write } from "#platform/table/client.ts";
import { type Condition, updateExpression, when } from "#platform/table/conditions.ts";
import { findTogether } from "#platform/table/lookup.ts";
import { AppError } from "#shared/errors.ts";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { key, keyPrefix } from "../names.ts";
import { linkEntity } from "../templates/entities.ts";
import { interviewDirectories } from "./directory.ts";
import {
  answerEntity,
  begunSectionEntity,
  interviewEntity,
  type StoredAnswer,
  type StoredInterview,
} from "./entities.ts";

/** Interviews that an account may have. */
export const mostInterviews = 20_000;

type InterviewKey = Pick<StoredInterview, "user_id" | "id">;

export const absent = () => new AppError("not_found", "Interview not found.");

export const interviewStore = {
  /** Throws `not_found` for an interview of another account, and for one that is being deleted. */
  ofAccount: async (accountId: string, id: string): Promise<StoredInterview> => {
    const interview = await interviewEntity.get({ user_id: accountId, id });
    if (interview.is_removed) throw absent();
    return interview;
  },

  /** One that is being deleted is found too. */
  find: interviewEntity.find,

  lookup: interviewEntity.lookup,

  /** Undefined without one, and for the link of a template. */
  ofLink: async (slug: string): Promise<StoredInterview | undefined> => {
    const link = await linkEntity.find(slug);
    const interview =
      link?.kind === "interview"
        ? await interviewEntity.find({ user_id: link.user_id, id: link.id })
        : undefined;
    return interview?.is_removed ? undefined : interview;
  },

  isLinkTaken: async (slug: string): Promise<boolean> => (await linkEntity.find(slug)) !== undefined,

  /** Throws `conflict` if its link is taken or the account has as many interviews as it may have. */
  create: async (interview: StoredInterview, also: Write[]): Promise<void> => {
    const { user_id, id, public_slug } = interview;
    await transact([
      countUp(user_id),
      ...(public_slug ? [linkEntity.put({ slug: public_slug, kind: "interview", user_id, id })] : []),
      interviewEntity.put(interview),
      interviewDirectories.noteChange(user_id, [id]),
      ...also,
    ]).catch((error) => {
      if (failedCondition(error, 0)) throw tooMany();
      throw failedCondition(error, 1) ? new AppError("conflict", "This public link is taken.") : error;
    });
  },

  /** A write for a transaction: changes an interview that is not being deleted. */
  change: (
    interview: InterviewKey,
    { condition, ...changes }: Parameters<typeof interviewEntity.change>[1],
  ): Write => interviewEntity.change(interview, { ...changes, condition: present(condition) }),

  /** From now on nothing is saved in it. Undefined if it is gone. */
  markRemoved: async (interview: InterviewKey): Promise<StoredInterview | undefined> => {
    const { user_id, id } = interview;
    await transact([
      interviewEntity.change(interview, { set: { is_removed: true } }),
      interviewDirectories.noteChange(user_id, [id]),
    ]).catch((error) => {
      if (!failedCondition(error)) throw error;
    });
    return interviewEntity.find({ user_id, id });
  },

  /** Deletes the interview and its link, once its own items are gone; repeating it changes nothing. */
  remove: async (interview: StoredInterview, also: Write[]): Promise<void> => {
    const { user_id, id, public_slug } = interview;
    await transact([
      interviewEntity.dropPresent(interview),
      countDown(user_id),
      interviewDirectories.noteChange(user_id, [id]),
      ...(public_slug ? [linkEntity.drop(public_slug)] : []),
      ...also,
    ]).catch((error) => {
      if (!failedCondition(error)) throw error;
    });
  },

  /** The sections that it was begun with. */
  begunSections: async (id: string): Promise<TemplateSection[]> => {
    const all = begunSectionEntity.all({ pk: key("interview", id), prefix: keyPrefix("interviewSection") });
    const sections = (await Array.fromAsync(all)).map(({ interview_id, ...section }) => section);
    return sections.toSorted((one, other) => one.section_order - other.section_order);
  },

  answers: (id: string): Promise<StoredAnswer[]> =>
    Array.fromAsync(answerEntity.all({ pk: key("interview", id), prefix: keyPrefix("interviewAnswer") })),

  answer: answerEntity.find,

  /** An interview and one of its answers in one read; throws `not_found` without the interview. */
  withAnswer: async (
    interview: InterviewKey,
    question_id: string,
  ): Promise<{ interview: StoredInterview; answer: StoredAnswer | undefined }> => {
    const [found, answer] = await findTogether(
      interviewEntity.lookup(interview),
      answerEntity.lookup({ interview_id: interview.id, question_id }),
    );
    if (!found || found.is_removed) throw absent();
    return { interview: found, answer };
  },
};

const present = (condition?: Condition): Condition => {
  const isThere = when.absent("is_removed");
  return condition ? when.all(isThere, condition) : isThere;
};

const tooMany = () =>
  new AppError(
    "conflict",
    `Your account has ${mostInterviews.toLocaleString("en")} interviews, which is its limit. Delete old ones.`,
  );

const countOf = (accountId: string) => ({ pk: key("account", accountId), sk: key("interviewCount") });

const countUp = (accountId: string): Write => ({
  Update: {
    TableName: tableName(),
    Key: countOf(accountId),
    ...updateExpression({ add: { interviews: 1 }, condition: atMost("interviews", mostInterviews - 1) }),
  },
});

const countDown = (accountId: string): Write => ({
  Update: {
    TableName: tableName(),
    Key: countOf(accountId),
    ...updateExpression({ add: { interviews: -1 } }),
  },
});
