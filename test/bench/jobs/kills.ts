import { setTimeout as pause } from "node:timers/promises";
import { jobFields } from "../../jobs/job-fields.ts";
import { type Product, startProduct, temporaryFolder, unlimited } from "../../product.ts";
import { random } from "../../random.ts";
import { until } from "../../until.ts";
import { as, signIn } from "../../users.ts";
import { applicant, type State } from "./applicant.ts";

export interface Kills {
  kills: number;
  acknowledged: number;
  finished: number;
  problems: string[];
}

interface Course {
  number: number;
  applied: { application: { id: string }; token: string };
  /** The answers whose storing the server told, in their order. */
  told: string[];
  /** One that was on its way. */
  sent?: string | undefined;
  isDone: boolean;
}

const atOnce = 3;
let applicants = 0;
const mostMilliseconds = 600;
/** So many answers are told between two kills. */
const leastOfRound = 4;

/**
 * Interviews in a product that is killed at random moments, in one data folder. After each start every one stands at the
 * question behind its last answer, has each answer once, and goes on to its evaluation. The same seed draws the same moments.
 */
export const kills = async (rounds: number, seed: number): Promise<Kills> => {
  const next = random(seed);
  const folder = temporaryFolder();
  const problems: string[] = [];
  let product = await startProduct({ folder, env: unlimited });
  const owner = await as("killing", product.url);
  const { email } = owner;
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Interviewer", use_case: "support" });
  const job = await owner.jobs.create({ ...jobFields, rag_system_id });
  const courses: Course[] = [];
  for (let round = 1; round <= rounds; round++) {
    await killedMeanwhile(product, courses, job, next() * mostMilliseconds);
    product = await startProduct({ folder, env: unlimited });
    for (const course of courses) problems.push(...(await compare(product.url, job, course)));
  }
  for (const course of courses) await goOn(product.url, job, course);
  const api = await signIn(email, product.url);
  for (const { applied, told, number } of courses) {
    const { responses } = await until(async () => {
      const candidate = await api.candidates.get({ id: applied.application.id });
      return candidate.evaluations.length > 0 ? candidate : undefined;
    });
    const stored = responses.map(({ response_text }) => response_text);
    if (stored.join("\n") !== told.join("\n")) problems.push(`The owner reads other answers of ${number}.`);
  }
  await product.stop();
  const acknowledged = courses.reduce((sum, { told }) => sum + told.length, 0);
  return { kills: rounds, acknowledged, finished: courses.length, problems };
};

type Job = Parameters<typeof applicant>[1];

const killedMeanwhile = async (product: Product, courses: Course[], job: Job, after: number) => {
  let isKilled = false;
  const working = Array.from({ length: atOnce }, async () => {
    while (!isKilled) {
      const number = ++applicants;
      try {
        const course: Course = {
          number,
          applied: { application: { id: "" }, token: "" },
          told: [],
          isDone: false,
        };
        const one = applicant(product.url, job, number);
        course.applied = await one.apply();
        courses.push(course);
        await goOn(product.url, job, course);
      } catch (error) {
        if (!isKilled) throw error;
      }
    }
  });
  const told = () => courses.reduce((sum, course) => sum + course.told.length, 0);
  const before = told();
  // however slow the machine is
  await until(async () => (told() >= before + leastOfRound ? true : undefined));
  await pause(after);
  isKilled = true;
  await product.kill();
  await Promise.all(working);
};

/** Reads where an interview stands, and answers to its end. */
const goOn = async (url: string, job: Job, course: Course): Promise<void> => {
  const one = applicant(url, job, course.number);
  let state = await one.read(course.applied);
  if (!state.id) state = await one.start(course.applied);
  while (state.question) {
    course.sent = `Answer ${state.question.index} of ${course.number}: I repaired ${course.number} brakes.`;
    state = await one.answer(course.applied, state, course.sent);
    course.told.push(course.sent);
    course.sent = undefined;
  }
  course.isDone = true;
};

/** Problems of an interview after a kill; an answer that was on its way may be there or not. */
const compare = async (url: string, job: Job, course: Course): Promise<string[]> => {
  const state = await applicant(url, job, course.number).read(course.applied);
  const stored = state.answered.map(({ answer }) => answer);
  if (course.sent && stored.at(-1) === course.sent) course.told.push(course.sent);
  course.sent = undefined;
  const problems: string[] = [];
  if (stored.join("\n") !== course.told.join("\n"))
    problems.push(
      `Interview ${course.number} has ${stored.length} answers, ${course.told.length} were told.`,
    );
  if (!isAtRightQuestion(state)) problems.push(`Interview ${course.number} stands at another question.`);
  return problems;
};

const isAtRightQuestion = ({ id, question, answered, questions, finished }: State): boolean => {
  if (!id) return answered.length === 0;
  return finished ? answered.length === questions : question?.index === answered.length;
};
