import type { OpenQuestion, Replay } from "../entities.ts";

/** A gap closes when so great a part of its people gets an answer: 12 of 13 do, 4 of 5 do not. */
const leastAnswered = 0.9;

/** The people whose questions were asked again, and those of them whose questions are all answered now. */
export const answeredPeople = (
  { questions: ids, results }: Pick<Replay, "questions" | "results">,
  questions: OpenQuestion[],
): { people: number; answered: number } => {
  const asked = questions.filter(({ id }) => ids.includes(id));
  const people = [...Map.groupBy(asked, ({ person }) => person).values()];
  const answered = people.filter((own) => own.every(({ id }) => results[id]?.result === "answered"));
  return { people: people.length, answered: answered.length };
};

export const isAnswered = (
  replay: Pick<Replay, "questions" | "results">,
  questions: OpenQuestion[],
): boolean => {
  const { people, answered } = answeredPeople(replay, questions);
  return people > 0 && answered / people >= leastAnswered;
};
