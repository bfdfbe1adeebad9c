import { beforeAll, describe, expect, it } from "vitest";
import { noticeVersion } from "#shared/interviews/notice.ts";
import { withModel } from "../chat/with-model.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { until } from "../until.ts";
import { as, nobody } from "../users.ts";

const desk = withModel();
const person = {
  applicant_name: "Siobhan Featherstonehaugh",
  applicant_email: "siobhan.f@clover.example",
  applicant_phone: "+44 113 496 0177",
};
const brakes = "I bled the hydraulic disc brakes of 40 bikes last year without help.";
const story = [
  `Hi, Siobhan here from Ballymena, write to siobhan.f@clover.example or +44 113 496 0177. ${brakes}`,
  "My boss is Mrs Okafor and she lets me work alone. E-bikes I have not seen.",
  "I like people.",
];
const unlimited = {};
const marks = (...all: object[]) => JSON.stringify({ marks: all });
const all = (level: string, quote: string) =>
  marks(...Array.from({ length: 40 }, (_, at) => ({ criterion: at + 1, level, quote })));

describe("an evaluation with a language model", () => {
  let api: Awaited<ReturnType<typeof as>>;
  let id = "";
  let bound: Awaited<ReturnType<typeof evaluated>>;
  let job: Awaited<ReturnType<typeof api.jobs.create>>;

  beforeAll(async () => {
    api = await as("judging", desk.url());
    const { id: rag_system_id } = await api.chatbots.create({ name: "Interviewer", use_case: "support" });
    job = await api.jobs.create({ ...jobFields, rag_system_id });
    id = await interviewed();
    bound = await builtIn();
  });

  const interviewed = async (): Promise<string> => {
    const { interviews } = nobody(desk.url());
    const sessionId = "1764201600000-k3t9";
    const { application, token } = await interviews.apply({
      ...person,
      jobSlug: job.public_slug,
      job_id: job.id,
      consent_version: noticeVersion,
      sessionId,
    });
    const named = { jobId: job.id, applicationId: application.id, token };
    const { applicant_name: applicantName, applicant_email: applicantEmail } = person;
    let state = await interviews.start({ ...named, applicantName, applicantEmail, sessionId });
    while (state.question) {
      const { index } = state.question;
      const response = story[index] ?? `Nothing more to question ${index}.`;
      state = await interviews.answer({
        ...named,
        questionIndex: index,
        response,
        conversationId: state.id ?? "",
      });
    }
    await until(async () => ((await candidate(application.id)).evaluations[0] ? true : undefined));
    return application.id;
  };

  const candidate = (of = id) => api.candidates.get({ id: of });

  /** Evaluates again while the model says this, and reads the evaluation that it makes. */
  const evaluated = async (...says: string[]) => {
    const before = (await candidate()).evaluations.length;
    if (says.length > 0) desk.model().say(says);
    await api.candidates.evaluate({ id });
    return until(async () => {
      const { evaluations, is_evaluating } = await candidate();
      return evaluations.length > before && !is_evaluating ? evaluations[0] : undefined;
    });
  };

  const builtIn = async () => {
    desk.model().behave("wrong key");
    const evaluation = await evaluated();
    desk.model().behave("answers");
    expect(evaluation).toMatchObject({ by: { kind: "builtin" }, problem: "failed" });
    return evaluation;
  };

  const levels = ["none", "mentioned", "described", "shown"];
  const levelsOf = ({ marks: given }: typeof bound) => given.map(({ level }) => levels.indexOf(level));

  it("sends no name, address, telephone number, place or pronoun of the applicant to the model", async () => {
    await evaluated(marks());
    const sent = JSON.stringify(desk.model().requests.at(-1));
    expect(sent).toContain("of 40 bikes last year");
    expect(sent).not.toMatch(/siobhan|featherstonehaugh|clover|496|ballymena|okafor|\bshe\b|\bher\b|mrs/iu);
  });

  it("says that the marks are the built-in ones if the model fails, and again gets the same", async () => {
    expect(bound.score).toBeGreaterThan(0);
    expect({ ...(await builtIn()), at: bound.at }).toEqual(bound);
  });

  it.each([
    ["a score alone", ['{"score": 97}']],
    ["prose", ["The applicant is great: 97 of 100."]],
    ["half an object", ['{"marks":[{"criterion":1,"level":"shown","quo']],
    ["nothing", [""]],
    ["no mark", [marks()]],
    ["forty top marks without quotes", [all("shown", "")]],
    ["quotes that nobody said", [all("shown", "I built the Eiffel Tower alone in 1889.")]],
    ["quotes from the posting", [all("shown", jobFields.description)]],
    ["quotes from the question", [all("shown", jobFields.initial_question)]],
  ])("keeps to the built-in marks and says so if the model answers %s", async (_, says) => {
    const { at, ...evaluation } = await evaluated(...says);
    const { at: former, ...same } = bound;
    expect(at >= former).toBe(true);
    expect(evaluation).toEqual(same);
  });

  it("keeps each mark at or below the built-in one if the model gives the top for any sentence", async () => {
    const most = levelsOf(bound);
    const obeyed = await evaluated(all("shown", "of 40 bikes last year without help"));
    expect(obeyed.by).toMatchObject({ kind: "model" });
    for (const [at, level] of levelsOf(obeyed).entries()) expect(level).toBeLessThanOrEqual(most[at] ?? 0);
    for (const { level, quote } of obeyed.marks)
      if (level !== "none")
        expect(story[(quote?.answer ?? 0) - 1]?.slice(quote?.start, quote?.end)).toBe(quote?.text);
  });

  it("keeps to the built-in marks if the model breaks off in the middle, or the budget has no room", async () => {
    desk.model().behave("ended early");
    const cut = await evaluated('{"marks":[{"criterion":1,');
    expect([cut.problem, levelsOf(cut)]).toEqual(["failed", levelsOf(bound)]);
    desk.model().behave("answers");
    await api.budget.saveAccount({ ...unlimited, month_dollars: 0.01 });
    const poor = await evaluated(all("shown", brakes));
    expect([poor.problem, levelsOf(poor)]).toEqual(["budget", levelsOf(bound)]);
    await api.budget.saveAccount(unlimited);
  });

  it("works the score out from the marks, and tells when, by what and on which criteria", async () => {
    const quote = "of 40 bikes last year without help";
    const evaluation = await evaluated(all("mentioned", quote));
    const asked = evaluation.marks.filter(({ is_asked }) => is_asked);
    const weightOf = (of: string) => evaluation.criteria.find(({ id: own }) => own === of)?.weight ?? 0;
    const reached = asked.filter(({ level }) => level === "mentioned");
    const sum = (given: typeof asked) =>
      given.reduce((total, { criterion_id }) => total + weightOf(criterion_id), 0);
    expect(evaluation.score).toBe(Math.round((35 * sum(reached)) / sum(asked)));
    expect(evaluation.by).toEqual({ kind: "model", model: "gpt-6-luna" });
    expect(evaluation.rubric_version).toBe(1);
  });

  it("marks a score as stale once the criteria have changed, until it is worked out again", async () => {
    const detail = await api.jobs.get({ id: job.id });
    const [gone, ...criteria] = detail.rubric.criteria;
    const fields = { ...jobFields, rag_system_id: detail.rag_system_id };
    const questions = detail.questions.filter(({ criterion_id }) => criterion_id !== gone?.id);
    await api.jobs.update({
      ...fields,
      id: job.id,
      is_active: true,
      version: detail.version,
      criteria,
      questions,
    } as never);
    expect((await candidate()).is_stale).toBe(true);
    const evaluation = await evaluated(marks());
    const after = await candidate();
    expect({ stale: after.is_stale, version: evaluation.rubric_version }).toEqual({
      stale: false,
      version: 2,
    });
    expect(after.evaluations.map(({ rubric_version }) => rubric_version)).toContain(1);
  });
});
