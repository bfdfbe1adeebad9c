import { setTimeout as pause } from "node:timers/promises";
import { type Product, startProduct, temporaryFolder, unlimited } from "../../product.ts";
import { random } from "../../random.ts";
import { until } from "../../until.ts";
import { type Actor, as, signIn } from "../../users.ts";

interface Rounds {
  answers: number;
  rounds: number;
  seed: number;
}

export interface Kills {
  kills: number;
  people: number;
  wanted: number;
  acknowledged: number;
  problems: string[];
}

const people = 50;
const atOnce = 5;
const mostMilliseconds = 400;

interface Interview {
  id: string;
  person: string;
  questions: string[];
  /** The answers whose saving was told, by question. */
  told: Map<string, string>;
  isCompleted: boolean;
}

type Api = Actor["knowledgeInterviews"];

/**
 * Interviews of 50 people in a product that is killed at random moments, in one data folder. After each start every answer
 * that was told as saved is there once, and in the end the chatbot has one document for each.
 */
export const kills = async ({ answers, rounds, seed }: Rounds): Promise<Kills> => {
  const next = random(seed);
  const folder = temporaryFolder();
  let product = await startProduct({ folder, env: unlimited });
  const owner = await as("interviewing", product.url);
  const each = Math.ceil(answers / people);
  const interviews = await made(owner, each);
  const wanted = interviews.length * each;
  const told = () => interviews.reduce((sum, one) => sum + one.told.size, 0);
  for (let round = 1; round <= rounds; round++) {
    const goal = Math.floor((wanted * round) / (rounds + 1));
    const api = await signIn(owner.email, product.url);
    await killedAfter(product, api.knowledgeInterviews, interviews, {
      isReached: () => told() >= goal,
      after: next() * mostMilliseconds,
    });
    product = await startProduct({ folder, env: unlimited });
  }
  const api = await signIn(owner.email, product.url);
  for (const interview of interviews) await goOn(api.knowledgeInterviews, interview, () => false);
  const problems: string[] = [];
  for (const interview of interviews)
    problems.push(...(await problemsOf(api.knowledgeInterviews, interview)));
  const [chatbot] = (await api.chatbots.list({})).items;
  const documents = await documentsOf(api, chatbot?.id ?? "");
  if (documents !== wanted) problems.push(`The chatbot has ${documents} documents, not ${wanted}.`);
  await product.stop();
  return { kills: rounds, people, wanted, acknowledged: told(), problems };
};

const made = async (owner: Actor, each: number): Promise<Interview[]> => {
  const template = await owner.knowledgeTemplates.create({ name: "Handover", with_sections: false });
  const section = await owner.knowledgeTemplates.addSection({
    templateId: template.id,
    title: "Escalations",
  });
  await owner.knowledgeTemplates.addQuestions({
    templateId: template.id,
    sectionId: section.id,
    questions: Array.from({ length: each }, (_, at) => ({
      question_text: `Which case number ${at} was hard?`,
    })),
  });
  const interviews: Interview[] = [];
  for (let number = 0; number < people; number++) {
    const person = `Person ${number}`;
    const { id } = await owner.knowledgeInterviews.create({
      templateId: template.id,
      interviewee_name: person,
      rag_system_id: template.rag_system_id ?? "",
    });
    const { sections } = await owner.knowledgeInterviews.get({ interviewId: id });
    const questions = sections.flatMap((one) => one.questions.map((question) => question.id));
    interviews.push({ id, person, questions, told: new Map(), isCompleted: false });
  }
  return interviews;
};

interface Moment {
  isReached: () => boolean;
  after: number;
}

const killedAfter = async (product: Product, api: Api, interviews: Interview[], moment: Moment) => {
  let isKilled = false;
  let at = 0;
  const working = Array.from({ length: atOnce }, async () => {
    while (!isKilled && at < interviews.length) {
      const interview = interviews[at++];
      try {
        if (interview) await goOn(api, interview, () => isKilled);
      } catch (error) {
        if (!isKilled) throw error;
      }
    }
  });
  await until(async () => (moment.isReached() ? true : undefined));
  await pause(moment.after);
  isKilled = true;
  await product.kill();
  await Promise.all(working);
};

/** Saves the answers that are missing, and completes the interview. One that was on its way may be there or not. */
const goOn = async (api: Api, interview: Interview, isOver: () => boolean): Promise<void> => {
  const { responses } = await api.get({ interviewId: interview.id });
  const stored = new Map(responses.map((one) => [one.question_id, one]));
  for (const questionId of interview.questions) {
    if (isOver()) return;
    if (interview.told.has(questionId)) continue;
    const text = `${interview.person} settled the case ${questionId} by calling the depot on 12 May.`;
    const saved = { interviewId: interview.id, questionId, response_text: text };
    await api.save({ ...saved, version: stored.get(questionId)?.version ?? 0 });
    interview.told.set(questionId, text);
  }
  if (interview.isCompleted) return;
  await api.complete({ interviewId: interview.id });
  interview.isCompleted = true;
};

const problemsOf = async (api: Api, { id, person, told }: Interview): Promise<string[]> => {
  const { failed } = await until(async () => {
    const processing = await api.process({ interviewId: id });
    return processing.pending === 0 ? processing : undefined;
  });
  const { responses, status } = await api.get({ interviewId: id });
  const problems = failed.map(({ reason }) => `An answer of ${person} failed: ${reason}`);
  if (status !== "completed") problems.push(`The interview of ${person} is ${status}.`);
  if (responses.length !== told.size) problems.push(`${person} has ${responses.length} answers.`);
  for (const { question_id, response_text } of responses)
    if (told.get(question_id) !== response_text) problems.push(`An answer of ${person} is another one.`);
  return problems;
};

const documentsOf = async (api: Awaited<ReturnType<typeof signIn>>, chatbotId: string): Promise<number> => {
  let count = 0;
  let cursor: string | undefined;
  do {
    const page = await api.documents.list({ chatbotId, limit: 100, ...(cursor && { cursor }) });
    count += page.items.filter(
      (one) => one.kind === "interview" && one.processing_status === "completed",
    ).length;
    cursor = page.cursor;
  } while (cursor);
  return count;
};
