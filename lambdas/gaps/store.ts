import {
  type GapKey,
  gapEntity,
  linkEntity,
  type OpenQuestion,
  type QuestionKey,
  questionEntity,
  type StoredGap,
} from "./entities.ts";
import { vectorEntity } from "./grouping/vectors.ts";
import { key, keyPrefix } from "./names.ts";

/*
 * Access patterns
 *   an account's questions without an answer   gsi1: GAPQUESTION#{account} / {time}#{answer}
 *   those of a conversation                    GAPQUESTION#{account} / {conversation}#{answer}
 *   their embeddings, one for each wording     GAPQUESTION#{account}#vectors / {conversation}#{answer}
 *   how an account's gaps were gathered        OWNER#{account} / GAP
 *   an account's gaps                          GAP#{account} / GAP#{id}
 *   gaps with a replay that is due             gsi1: GAPDUE / {time}#{id}
 *   a colleague's link by its token's hash     GAPLINK#{hash} / GAPLINK
 */

export type GapQuestionKind = OpenQuestion["kind"];

/** Questions fade out after four weeks. */
const questionDays = 28;
/** More questions of an account are not read; the latest count. */
const maxQuestions = 2000;
const dayMs = 86_400_000;

/** When an item of a question asked now expires, in seconds since 1970. */
const questionTtl = (asked_at: string): number =>
  Math.ceil((Date.parse(asked_at) + questionDays * dayMs) / 1000);

/** A gap outlives its questions, so that its end can be seen. */
export const gapTtl = (now = Date.now()): number => Math.ceil((now + 2 * questionDays * dayMs) / 1000);

export const gapStore = {
  find: gapEntity.find,
  get: gapEntity.get,

  /**
   * The questions of the last four weeks, oldest first; without the oldest of an account that has too many, which are
   * not read.
   */
  questions: async (accountId: string, now = new Date()): Promise<OpenQuestion[]> => {
    const since = new Date(now.getTime() - questionDays * dayMs).toISOString();
    const query = { pk: key("gapQuestion", accountId), prefix: "", from: since, index: "gsi1" } as const;
    const latest: OpenQuestion[] = [];
    for await (const question of questionEntity.all({ ...query, newestFirst: true })) {
      latest.push(question);
      if (latest.length === maxQuestions) break;
    }
    return latest.reverse();
  },

  all: (accountId: string): Promise<StoredGap[]> =>
    Array.fromAsync(gapEntity.all({ pk: key("gap", accountId), prefix: keyPrefix("gap") })),

  /** Stores a question; a repeated delivery replaces it by itself. */
  keep: async (question: Omit<OpenQuestion, "ttl">): Promise<void> => {
    await questionEntity.save({ ...question, ttl: questionTtl(question.asked_at) });
  },

  forgetQuestion: async (question: QuestionKey): Promise<void> => {
    await questionEntity.remove(question);
    await vectorEntity.remove(question);
  },

  forgetConversation: async (accountId: string, conversationId: string): Promise<void> => {
    const query = { pk: key("gapQuestion", accountId), prefix: `${conversationId}#` };
    for await (const question of questionEntity.all(query)) await gapStore.forgetQuestion(question);
  },

  /** The gaps whose replay is due. */
  due: (now: Date) =>
    gapEntity.all({ pk: key("gapDue"), prefix: "", to: now.toISOString(), from: "0", index: "gsi1" }),

  update: gapEntity.update,
  create: gapEntity.create,
  remove: (gap: GapKey) => gapEntity.remove(gap),

  links: linkEntity,

  /** Deletes the links of an account, whose other items lie in partitions of its own. */
  removeLinks: async (accountId: string): Promise<void> => {
    for (const { link } of await gapStore.all(accountId)) if (link) await linkEntity.remove(link);
  },
};
