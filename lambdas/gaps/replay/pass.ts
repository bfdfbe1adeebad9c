import { replayQuestion } from "#lambdas/chat/doors/replay.ts";
import { conversationStore } from "#lambdas/conversations/store.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { logger } from "#platform/logging/logger.ts";
import { wordingOf } from "#platform/questions/wording.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { type GapKey, notDue, type OpenQuestion, type Replay, type StoredGap } from "../entities.ts";
import { storeReply } from "../reply.ts";
import { gapStore } from "../store.ts";
import { awaitDocument } from "./await-document.ts";
import { isAnswered } from "./is-answered.ts";
import { dueLater, wake } from "./wake.ts";

/** Left of the function's time for the answer under way. */
const reserveMs = 25_000;
const documentWaitMs = 10 * 60_000;
const pollSeconds = 1;
const mostShown = 300;
const maxTurns = 40;

/** Asks the questions of a gap again until all are asked or `until` has come, in milliseconds since 1970. */
export const replayPass = async (key: GapKey, until: number): Promise<void> => {
  const gap = await gapStore.find(key);
  if (!gap) return;
  if (gap.reply) return storeReply(gap);
  if (gap.awaits_since) return awaitDocument(gap);
  if (!gap.replay || gap.replay.ended_at) return;
  const document = await documentOf(gap, gap.replay);
  if (document === "waiting") return wake(key, pollSeconds);
  await takeTurn(gap, async (turn) => {
    if (document === "failed") return turn.end({ obstacle: "document" });
    await askAll(turn, until - reserveMs);
  });
};

const documentOf = async ({ chatbot_id, document_id }: StoredGap, { started_at }: Replay) => {
  if (!document_id) return "ready";
  const found = await documentStore.find({ rag_system_id: chatbot_id, id: document_id });
  if (found?.processing_status === "failed") return "failed";
  if (!found || found.processing_status === "completed") return "ready";
  return Date.parse(started_at) + documentWaitMs < Date.now() ? "failed" : "waiting";
};

interface Turn {
  gap: StoredGap;
  replay: Replay;
  questions: OpenQuestion[];
  /** Stores results. Throws AppError `not_found` if another pass has taken over. */
  keep(results: Replay["results"]): Promise<void>;
  end(ended?: Pick<Replay, "obstacle">): Promise<void>;
}

/** One pass at a time is at work; a former one stops at its next result. */
const takeTurn = async (found: StoredGap, work: (turn: Turn) => Promise<void>): Promise<void> => {
  const { replay, replay_turn = 0 } = found;
  if (!replay) return;
  const own = replay_turn + 1;
  try {
    const set = { replay_turn: own, ...dueLater(found) };
    const gap = await gapStore.update(found, { set, condition: when.equals({ replay_turn }) });
    const asked = await gapStore.questions(gap.account_id);
    const questions = asked.filter(({ id }) => replay.questions.includes(id));
    const condition = when.equals({ replay_turn: own });
    const save = async (set: Partial<StoredGap>, remove: string[] = []) => {
      await gapStore.update(gap, { set, remove, condition });
    };
    const keep = async (results: Replay["results"]) => {
      Object.assign(replay.results, results);
      await save({ replay, ...dueLater(gap) });
    };
    const end = async (ended: Pick<Replay, "obstacle"> = {}) => {
      const done = { ...replay, ...ended, ended_at: new Date().toISOString() };
      const isClosed = !ended.obstacle && isAnswered(done, questions);
      await save({ replay: done, ...(isClosed && { status: "closed" }) }, [
        ...notDue,
        ...(isClosed && gap.link ? ["link"] : []),
      ]);
      if (isClosed && gap.link) await gapStore.links.remove(gap.link);
    };
    await work({ gap, replay, questions, keep, end });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
  }
};

const askAll = async (turn: Turn, until: number): Promise<void> => {
  const { gap, replay, questions, keep, end } = turn;
  for (const id of replay.questions) {
    if (replay.results[id]) continue;
    if (Date.now() > until) return wake(gap);
    const question = questions.find((one) => one.id === id);
    // A conversation that was deleted takes its questions along.
    if (!question) continue;
    const result = sameAs(question, turn) ?? (await ask(question, until + reserveMs));
    if (result.result === "paused") return end({ obstacle: "budget" });
    await keep({ [id]: result });
  }
  await end();
};

/** The result of the same words, if neither question followed others. */
const sameAs = (asked: OpenQuestion, { replay, questions }: Turn) => {
  const wording = wordingOf(asked.question);
  const same = questions.find(
    ({ id, question, seq }) =>
      asked.seq <= 1 && seq <= 1 && replay.results[id] && wordingOf(question) === wording,
  );
  return same && replay.results[same.id];
};

const ask = async (
  { account_id: accountId, chatbot_id: chatbotId, question, ...asked }: OpenQuestion,
  until: number,
): Promise<Replay["results"][string]> => {
  try {
    const history = await historyOf(asked);
    const signal = AbortSignal.timeout(Math.max(1000, until - Date.now()));
    const { outcome, answer } = await replayQuestion({ accountId, chatbotId, question, history, signal });
    if (outcome === "paused") return { result: "paused" };
    return outcome === "refused"
      ? { result: "refused" }
      : { result: "answered", answer: answer.slice(0, mostShown) };
  } catch (error) {
    logger.warn("a question was not asked again", { error: error instanceof Error ? error : String(error) });
    return { result: "failed" };
  }
};

/** The turns before the question. */
const historyOf = async ({ conversation_id: id, seq }: Pick<OpenQuestion, "conversation_id" | "seq">) => {
  const turns: { role: "user" | "assistant"; content: string }[] = [];
  if (seq <= 1) return turns;
  for await (const event of conversationStore.allEvents({ id })) {
    if (event.seq >= seq) break;
    if (event.kind !== "message" || event.metadata.outcome === "paused") continue;
    const { message_type: role, content } = event;
    if (role === "user" || role === "assistant") turns.push({ role, content });
  }
  return turns.slice(-maxTurns);
};
