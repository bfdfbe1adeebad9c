import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { layoutFaults } from "../../browser/layout.ts";
import { type Desk, enter, go, openDesk } from "../../browser/owner.ts";
import { visit } from "../../browser/visit.ts";
import { applicationFor } from "../../interviews/office.ts";
import { reportIfRed } from "../../it-drawn.ts";
import { jobFields } from "../../jobs/job-fields.ts";
import { drawnFrom } from "../../seed.ts";
import { until } from "../../until.ts";
import { uploadText } from "../../upload.ts";
import { bearing, nobody } from "../../users.ts";

const names = {
  one: "O",
  forty: "Returns and warranty of the bicycle shop",
  long: "The help desk of the bicycle shop in the old town, for returns, warranty, workshop appointments, cards and questions too",
  unbroken: "W".repeat(120),
  cjk: "自転車店の返品と保証に関する質問に答えるチャットボット".repeat(4),
  rightToLeft: "متجر الدراجات للإرجاع والضمان وأسئلة العملاء حول التوصيل والمواعيد في المدينة القديمة",
};
/** Nothing is known about it, so that it becomes a gap, which shows its words once two people asked it. */
const zeppelin = `Is there a ${"zeppelin".repeat(12)} to the observatory?`;
const sizes = [
  { width: 360, height: 640 },
  { width: 820, height: 600 },
  { width: 1440, height: 700 },
];

let desk: Desk;
const ids: Record<string, string> = {};
const addresses: Record<string, Addresses> = {};

interface Addresses {
  document: string;
  publicPage: string;
  embed: string;
  /** A posting's page and its form. */
  posting: string;
  job: string;
  candidate: string;
  template: string;
  interview: string;
  templatePage: string;
}

beforeAll(async () => {
  desk = await openDesk("a".repeat(40));
  for (const [kind, name] of Object.entries(names)) await make(kind, name);
  await until(async () => (await desk.owner.gaps.list({})).items.some(({ wording }) => wording === zeppelin));
});
afterAll(() => desk.browser.close());

const make = async (kind: string, name: string): Promise<void> => {
  const { owner } = desk;
  const { id } = await owner.chatbots.create({ name, description: name.repeat(3), use_case: "support" });
  ids[kind] = id;
  const [published, widget, document] = await Promise.all([
    owner.chatbots.publish({ id, public_title: name, public_description: name, is_public: true }),
    owner.widgets.create({ name, rag_system_id: id }),
    uploadText(owner, id, `${name}.txt`, `${"A reminder costs 1.50 euros. ".repeat(8)}\n\n${name}`),
  ]);
  const widgetId = widget.id;
  await owner.chat.ask({ ragSystemId: id, query: name });
  for (const _person of ["one", "another"]) {
    const { session_id: sessionId, token } = await bearing(undefined).visitors.session({ widgetId });
    for (const message of [name, zeppelin])
      await bearing(token).chat.askWidget({ widgetId, sessionId, message, stream: false });
  }
  await owner.apiKeys.create({ name: name.slice(0, 120), description: name, rag_system_id: id });
  const posting = await owner.jobs.create({ ...jobFields, ...wordsOf(name), rag_system_id: id });
  const { application } = await nobody().interviews.apply({
    ...applicationFor(posting, "long"),
    applicant_name: name.slice(0, 120),
    wants: "person",
  });
  const template = await owner.knowledgeTemplates.create({ name: name.slice(0, 120), description: name });
  const { id: templateId } = template;
  await owner.knowledgeTemplates.addSection({ templateId, title: name, description: name });
  const { public_slug: knowledgeSlug } = await owner.knowledgeTemplates.publish({ templateId });
  const interview = await owner.knowledgeInterviews.create({
    templateId,
    interviewee_name: name.slice(0, 120),
    rag_system_id: id,
  });
  addresses[kind] = {
    template: `/app/knowledge/templates/${templateId}`,
    interview: `/app/knowledge/interview/${interview.id}`,
    templatePage: `/knowledge/${knowledgeSlug}`,
    posting: `/jobs/${posting.public_slug}`,
    job: `/app/jobs/edit/${posting.id}`,
    candidate: `/app/candidates?candidate=${application.id}`,
    document: `/app/documents/${id}/${document.id}`,
    publicPage: `/public/${published.public_slug}`,
    embed: `/embed/${widget.id}`,
  };
};

/** A posting that says the name wherever it can. */
const wordsOf = (name: string) => {
  const line = name.slice(0, 120);
  return {
    title: line,
    company_name: line,
    location: line,
    job_type: line,
    salary_range: line,
    description: `${name}\n- ${name}`,
    requirements: name,
    ideal_candidate: name,
    initial_question: name,
  };
};

/** Looks at the shown page on a phone, a tablet and a desk. */
const expectLaidOut = async (where: string, page = desk.page): Promise<void> => {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    for (const fault of await layoutFaults(page)) faults.push(`${where}, ${size.width} px: ${fault}`);
  }
  expect(faults).toEqual([]);
};

/** Screens by path as in `routes.ts`, with what is shown once they are loaded. */
const lists = [
  ["/app", "Active Chatbots"],
  ["/app/rag-systems", names.one],
  ["/app/integration-tools", names.one],
  ["/app/activity", "Today"],
  ["/app/settings", "Profile Information"],
  ["/app/api", names.unbroken],
  ["/app/api-documentation", "Overview"],
  ["/app/conversation-history", "Total conversations"],
  ["/app/analytics", "Chatbot Performance"],
  ["/unsubscribe", "Weekly reports"],
  ["/app/chat-monitoring", names.unbroken],
  ["/app/analytics/gaps", zeppelin],
  ["/app/jobs", names.unbroken],
  ["/app/jobs/create", "Candidate Screening"],
  ["/app/candidates", "Asks to speak with a person"],
  ["/app/knowledge", names.unbroken.slice(0, 120)],
  ["/app/knowledge?tab=interviews", names.unbroken.slice(0, 120)],
  ["/app/community", "Community"],
  ["/knowledge/unknown", "Interview Not Available"],
  ["/answer?token=unknown", "This link opens no question"],
  ["/invitation?token=unknown", "This link opens no invitation"],
] as const;

it.each(lists)("%s holds with long names", async (path, shown) => {
  await go(desk.page, path);
  await desk.page.getByText(shown, { exact: true }).first().waitFor();
  await expectLaidOut(path);
});

const kinds = drawnFrom("long names", ["long", "unbroken", "cjk", "rightToLeft"] as const, 2);

it.each(kinds)("the screens of one chatbot hold with a name that is %s", async (kind) => {
  reportIfRed("long names", kind);
  const { page } = desk;
  const id = ids[kind];
  for (const [path, shown] of [
    [`/app/documents?ragSystemId=${id}`, "Uploaded documents"],
    [addresses[kind]?.document ?? "", "1.50 euros"],
    [`/app/rag-systems?widget=${id}`, "Deactivate"],
    [`/app/rag-systems?test=${id}`, "Back to Chatbots"],
    [`/app/rag-settings?ragSystemId=${id}`, "How it answers"],
    [`/app/rag-settings?ragSystemId=${id}&tab=prompt`, "Try it out"],
    [`/app/rag-settings?ragSystemId=${id}&tab=integrations`, "No integrations yet"],
    [addresses[kind]?.job ?? "", "Interview Questions"],
    [addresses[kind]?.candidate ?? "", "Asks to speak with a person"],
    [addresses[kind]?.template ?? "", "Role Overview"],
    [`${addresses[kind]?.template}/create-interview`, "Generate an access code"],
    [addresses[kind]?.interview ?? "", "Test Knowledge"],
    [`/app/chat?ragSystemId=${id}`, "Clear Chat"],
  ] as const) {
    await go(page, path);
    await page.getByText(shown).first().waitFor();
    await expectLaidOut(path);
  }
  await page.getByRole("textbox", { name: "Message" }).fill("What does a reminder cost?");
  await page.keyboard.press("Enter");
  await page
    .getByRole("button", { name: /^Source 1/ })
    .first()
    .click();
  await page.getByRole("complementary", { name: "Source", exact: true }).waitFor();
  await expectLaidOut("an answer with its source");
});

it.each(kinds)("the pages of visitors hold with a name that is %s", async (kind) => {
  reportIfRed("long names", kind);
  const { page, context } = await visit(desk.browser, { reducedMotion: "reduce" });
  const { publicPage = "", embed = "", posting = "" } = addresses[kind] ?? {};
  for (const path of [publicPage, embed, posting]) {
    await go(page, path);
    await page.getByRole("textbox").first().waitFor();
    await expectLaidOut(path, page);
  }
  await go(page, addresses[kind]?.templatePage ?? "");
  await page.getByText("Interview template").first().waitFor();
  await expectLaidOut("a public template", page);
  await context.close();
});

it("the dialogs hold with long names", async () => {
  const { page } = desk;
  const dialogs = [
    ["/app/rag-systems", "Create Chatbot"],
    ["/app/rag-systems", "Published"],
    ["/app/integration-tools", "Create Widget"],
    ...["Edit", "Embed code", "Preview", "Delete"].map((name) => [
      "/app/integration-tools",
      `${name} ${names.unbroken}`,
    ]),
  ] as const;
  for (const [path, button] of dialogs) {
    await page.setViewportSize({ width: 1440, height: 700 });
    if (!page.url().endsWith(path)) await go(page, path);
    await page.getByRole("button", { name: button, exact: true }).first().click();
    await page.locator("[role=dialog], [role=alertdialog]").waitFor();
    await expectLaidOut(button);
    await page.keyboard.press("Escape");
    await page.locator("[role=dialog], [role=alertdialog]").waitFor({ state: "detached" });
  }
});

it("a list longer than the window scrolls within the shell", async () => {
  const { page, owner } = desk;
  const id = ids.one ?? "";
  for (let index = 0; index < 15; index++)
    await owner.documents.create({
      chatbotId: id,
      filename: `${index}.txt`,
      content_type: "text/plain",
      file_size: 9,
    });
  await go(page, `/app/documents?ragSystemId=${id}`);
  await page.getByRole("link", { name: "14.txt" }).waitFor();
  await expectLaidOut("16 documents");
  await page.setViewportSize({ width: 820, height: 300 });
  expect(await layoutFaults(page)).toEqual([]);
});

it("the ways in hold with a long address", async () => {
  const { page, context } = await visit(desk.browser);
  for (const path of ["/", "/login", "/signup", "/forgot-password"]) {
    await go(page, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectLaidOut(path, page);
  }
  await enter(page, "b".repeat(40), "/app");
  await page.getByText("Active Chatbots").waitFor();
  await expectLaidOut("a newcomer's dashboard", page);
  await context.close();
});

it("every screen of the app is looked at", () => {
  const folder = new URL("../../../web/src/features", import.meta.url).pathname;
  const declared = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("routes.ts"))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const screens = declared.flatMap((text) => text.match(/-page\.tsx/g) ?? []).length;
  expect(screens, "Add a new screen to this file, then count it here.").toBe(30);
});
