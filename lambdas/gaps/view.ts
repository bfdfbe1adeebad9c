import { masked } from "#platform/questions/mask.ts";
import { oddLength, wordingOf } from "#platform/questions/wording.ts";
import type { Gap, GapDetail, GapQuestion } from "#shared/gaps/shapes.ts";
import type { OpenQuestion, Replay, StoredGap } from "./entities.ts";
import type { GapWithQuestions } from "./grouping/read-gaps.ts";
import { answeredPeople } from "./replay/is-answered.ts";

/** A gap as its account sees it; undefined if all its conversations were deleted. */
export const viewOf = ({ gap, questions }: GapWithQuestions, chatbotName: string): Gap | undefined => {
  const [first] = questions;
  const last = questions.at(-1);
  if (!first || !last) return undefined;
  const { id, chatbot_id: chatbotId, status, link, unknown_to, awaits_since, replay } = gap;
  return {
    id,
    chatbotId,
    chatbotName,
    status,
    wording: gap.question ?? wordingsOf(questions)[0] ?? "",
    people: peopleIn(questions),
    asked: questions.length,
    disliked: questions.filter(({ kind }) => kind === "disliked").length,
    firstAsked: first.asked_at,
    lastAsked: last.asked_at,
    ...(link && {
      link: { ...(link.name && { name: link.name }), expiresAt: link.expires_at, askedAt: link.asked_at },
    }),
    ...(unknown_to !== undefined && { unknownTo: unknown_to }),
    awaitsDocument: awaits_since !== undefined,
    ...(replay && { replay: replayOf(replay, questions) }),
  };
};

export const detailOf = (view: Gap, { gap, questions }: GapWithQuestions): GapDetail => ({
  ...view,
  questions: questions.map((one) => questionOf(one, gap)).toReversed(),
  conversationId: questions.at(-1)?.conversation_id,
  documentId: gap.document_id,
});

export const peopleIn = (questions: OpenQuestion[]): number =>
  new Set(questions.map(({ person }) => person)).size;

/** The different wordings without personal details: that of most people first, of usual length among equal ones. */
export const wordingsOf = (questions: OpenQuestion[]): string[] =>
  [...Map.groupBy(questions, ({ question }) => wordingOf(question)).values()]
    .toSorted(
      (one, other) =>
        peopleIn(other) - peopleIn(one) ||
        oddLength(one[0]?.question ?? "") - oddLength(other[0]?.question ?? ""),
    )
    .map(([one]) => masked(one?.question ?? ""));

const questionOf = ({ id, question, kind, asked_at }: OpenQuestion, { replay }: StoredGap): GapQuestion => ({
  id,
  wording: masked(question),
  kind,
  at: asked_at,
  ...replay?.results[id],
});

const replayOf = (replay: Replay, questions: OpenQuestion[]): NonNullable<Gap["replay"]> => {
  const { started_at: startedAt, ended_at: endedAt, obstacle } = replay;
  return {
    startedAt,
    ...(endedAt && { endedAt }),
    done: Object.keys(replay.results).length,
    total: replay.questions.length,
    ...answeredPeople(replay, questions),
    ...(obstacle && { obstacle }),
  };
};
