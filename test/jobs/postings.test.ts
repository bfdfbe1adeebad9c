import { beforeAll, describe, expect, inject, it } from "vitest";
import type { JobFields } from "#shared/jobs/shapes.ts";
import { type Actor, as } from "../users.ts";
import { applyTo } from "./apply-to.ts";
import { formOf } from "./form-of.ts";
import { jobFields } from "./job-fields.ts";

let owner: Actor;
let rag_system_id: string;
/** The owner's id, as the chatbot has it. */
let user_id: string;

beforeAll(async () => {
  owner = await as("postings-owner", inject("url"));
  const chatbot = await owner.chatbots.create({ name: "Interviewer", use_case: "support" });
  ({ id: rag_system_id, user_id } = chatbot);
});

const create = (fields: Partial<JobFields> = {}, actor = owner) =>
  actor.jobs.create({ ...jobFields, rag_system_id, ...fields });

describe("a new posting", () => {
  it("[JOB-039][JOB-040][DATA-018] is kept with all fields, its owner and its public link, active, and returned", async () => {
    const created = await create();
    const whole = {
      ...jobFields,
      rag_system_id,
      user_id,
      id: expect.stringMatching(/^job_/),
      public_slug: expect.stringMatching(/^old-town-cycles-[a-z0-9]{4}$/),
      is_active: true,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      rag_system_name: "Interviewer",
      application_count: 0,
    };
    expect(created).toMatchObject(whole);
    expect(await owner.jobs.get({ id: created.id })).toMatchObject(whole);
    const { items } = await owner.jobs.list({ search: "" });
    expect(items.find(({ id }) => id === created.id)).toMatchObject(whole);
  });

  it.each([
    "title",
    "company_name",
    "description",
    "requirements",
    "ideal_candidate",
    "initial_question",
  ] as const)("[JOB-022] is refused without %s", async (field) => {
    for (const empty of ["", " \n "])
      await expect(create({ [field]: empty })).rejects.toMatchObject({
        code: "invalid",
        issues: [{ path: field }],
      });
  });

  it("[JOB-023][JOB-026] needs no location, job type and salary range, and has the usual initial question", async () => {
    const { location, job_type, salary_range, initial_question, ...needed } = jobFields;
    const created = await owner.jobs.create({ ...needed, rag_system_id });
    expect(created).toMatchObject({ location: "", job_type: "", salary_range: "" });
    expect(created.initial_question).toBe(
      "Thank you for your interest in this position. To help us understand your qualifications better, could you please tell me about your relevant experience?",
    );
    expect([location, job_type, salary_range, initial_question].every(Boolean)).toBe(true);
  });

  it("[JOB-024][JOB-028] is refused without a chatbot of its owner", async () => {
    const message = "Please select a chatbot for interviewing";
    const other = await as("postings-other", inject("url"));
    const theirs = await other.chatbots.create({ name: "Theirs", use_case: "support" });
    const gone = await owner.chatbots.create({ name: "Gone", use_case: "support" });
    await owner.chatbots.remove({ id: gone.id });
    for (const id of ["", theirs.id, gone.id, "rag_00000000000000000000000000", "nothing"])
      await expect(create({ rag_system_id: id }), id).rejects.toMatchObject({
        issues: [{ path: "rag_system_id", message }],
      });
    const job = await create();
    await expect(owner.jobs.update({ ...formOf(job), rag_system_id: theirs.id })).rejects.toMatchObject({
      issues: [{ message }],
    });
    expect((await owner.jobs.get({ id: job.id })).rag_system_id).toBe(rag_system_id);
  });

  it("[JOB-041][DATA-019] gets follow-up questions derived from description, requirements and profile", async () => {
    const created = await create();
    const { questions } = await owner.jobs.get({ id: created.id });
    expect(questions.map(({ question_order }) => question_order)).toEqual(
      [1, 2, 3, 4].slice(0, questions.length),
    );
    expect(questions[0]).toEqual({
      id: expect.stringMatching(/^jq_/),
      job_id: created.id,
      question_order: 1,
      question_text: expect.stringMatching(/example|time when/),
      criterion_id: expect.stringMatching(/^crit_/),
    });
    const asked = questions.map(({ question_text }) => question_text).join("\n");
    expect(asked).toContain("Hydraulic disc brakes without help");
    expect(asked).toContain("Explains a repair so that the customer decides");
    const bare = await create({ requirements: "Reliable", ideal_candidate: "Careful" });
    expect(bare.questions.map(({ question_text }) => question_text).join("\n")).toContain(
      "repair everything with two wheels",
    );
  });

  it("tells statements that name a ground nobody may be judged by, and makes no criterion of them", async () => {
    const { derivation, rubric } = await create({ requirements: "Builds wheels\nAge between 20 and 30" });
    expect(derivation).toEqual({
      by: "builtin",
      left_out: [
        { text: "Age between 20 and 30", ground: "age", lawful: [expect.any(String), expect.any(String)] },
      ],
    });
    expect(rubric.criteria.map(({ text }) => text)).toEqual([
      "Builds wheels",
      "Explains a repair so that the customer decides",
      "You repair everything with two wheels and tell customers in plain words what was wrong",
    ]);
    const proposed = await owner.jobs.propose({
      ...jobFields,
      rag_system_id,
      ideal_candidate: "Ungebunden und ohne familiäre Verpflichtungen.",
    });
    expect(proposed.left_out).toMatchObject([{ ground: "family" }]);
  });

  it("keeps markup, formulas and 10,000 letters as they are, and refuses one letter more", async () => {
    const description = `<b onmouseover="x">=HYPERLINK("http://x.example")</b>\n@SUM(A1)${"ß".repeat(9900)}`;
    const created = await create({ description, title: "=1+1 <script>alert(1)</script>" });
    expect(created).toMatchObject({ description, title: "=1+1 <script>alert(1)</script>" });
    for (const field of ["description", "requirements", "ideal_candidate"])
      await expect(create({ [field]: "x".repeat(10_001) })).rejects.toMatchObject({
        issues: [{ path: field, message: "Use at most 10,000 characters." }],
      });
  });
});

describe("public links", () => {
  it("[JOB-038] generate_job_slug makes a free link of the company's name", async () => {
    const { slug } = await owner.jobs.slug({ company_name: "Old Town Cycles" });
    expect(slug).toMatch(/^old-town-cycles-[a-z0-9]{4}$/);
    expect((await owner.jobs.slug({ company_name: "Old Town Cycles" })).slug).not.toBe(slug);
  });

  it.each([
    ["Groß & Söhne GmbH", /^gross-sohne-gmbh-\w{4}$/],
    ["Łódź Æther Ørsted", /^lodz-aether-orsted-\w{4}$/],
    ["北京自行车", /^job-\w{4}$/],
    ["Мастерская", /^job-\w{4}$/],
    ["🚲🚲", /^job-\w{4}$/],
    ["../../admin?x=1#y", /^admin-x-1-y-\w{4}$/],
    ["api", /^api-\w{4}$/],
    ["n".repeat(120), /^n{48}-\w{4}$/],
  ])("the link of %s is plain letters", async (company_name, expected) => {
    expect((await owner.jobs.slug({ company_name })).slug).toMatch(expected);
  });

  it("postings of one company made at the same moment have links of their own, which lead to each", async () => {
    const other = await as("postings-other", inject("url"));
    const chatbot = await other.chatbots.create({ name: "Second", use_case: "support" });
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        create({ title: `Post ${at}`, ...(at % 2 && { rag_system_id: chatbot.id }) }, at % 2 ? other : owner),
      ),
    );
    expect(new Set(made.map(({ public_slug }) => public_slug)).size).toBe(8);
    for (const { public_slug, title } of made.slice(0, 2))
      expect(await (await owner.fetch(`/jobs/${public_slug}`)).text()).toContain(title);
  });
});

describe("the list", () => {
  it("[JOB-004] finds title, company and description by any part, in capitals or not", async () => {
    const reader = await as("postings-reader", inject("url"));
    const chatbot = await reader.chatbots.create({ name: "Reader", use_case: "support" });
    for (const [title, company_name, description] of [
      ["Night Auditor", "Station Hotel", "Closes the day."],
      ["Cook", "Auditorium Café", "Cooks."],
      ["Driver", "Vans", "Visits our auditors. 100% (really)"],
      ["Painter", "Colours", "Paints."],
    ] as const)
      await create(
        { title, company_name, description, requirements: "auditing", rag_system_id: chatbot.id },
        reader,
      );
    const titlesOf = async (search: string) =>
      (await reader.jobs.list({ search })).items.map(({ title }) => title);
    expect(await titlesOf("aUDIT")).toEqual(["Driver", "Cook", "Night Auditor"]);
    expect(await titlesOf("100% (")).toEqual(["Driver"]);
    expect(await titlesOf("auditing")).toEqual([]);
    expect(await titlesOf("  ")).toHaveLength(4);
  });

  it("[JOB-014][JOB-015] is the owner's postings, newest first, with the chatbot's name and each one's applications", async () => {
    const reader = await as("postings-counter", inject("url"));
    const chatbot = await reader.chatbots.create({ name: "Counter", use_case: "support" });
    const first = await create({ title: "First", rag_system_id: chatbot.id }, reader);
    const second = await create({ title: "Second", rag_system_id: chatbot.id }, reader);
    await applyTo(first, "ada@mail.example");
    await applyTo(first, "ben@mail.example");
    await applyTo(second, "ada@mail.example");
    const { items, total } = await reader.jobs.list({ search: "" });
    expect(
      items.map(({ title, rag_system_name, application_count }) => [
        title,
        rag_system_name,
        application_count,
      ]),
    ).toEqual([
      ["Second", "Counter", 1],
      ["First", "Counter", 2],
    ]);
    expect(total).toBe(2);
    await reader.chatbots.remove({ id: chatbot.id });
    const [without] = (await reader.jobs.list({ search: "" })).items;
    expect(without).toMatchObject({ rag_system_name: null, can_interview: false });
    await expect(reader.jobs.setActive({ id: second.id, is_active: true })).rejects.toMatchObject({
      message: "Please select a chatbot for interviewing.",
    });
    await expect(
      reader.jobs.update({ ...formOf(await reader.jobs.get({ id: second.id })), is_active: true }),
    ).rejects.toMatchObject({ issues: [{ path: "rag_system_id" }] });
  });
});
