import { beforeAll, expect, inject, it } from "vitest";
import type { JobFields } from "#shared/jobs/shapes.ts";
import { type Actor, as, nobody } from "../users.ts";
import { applicationFor, openOffice } from "./office.ts";

const url = inject("url");
let owner: Actor;
let post: Awaited<ReturnType<typeof openOffice>>["post"];

beforeAll(async () => {
  owner = await as("posting-owner", url);
  ({ post } = await openOffice(owner));
});

const open = async (path: string) => {
  const response = await fetch(url + path);
  return { response, html: await response.text() };
};
const pageOf = ({ public_slug }: { public_slug: string }) => open(`/jobs/${public_slug}`);
const dataIn = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "{}");
const sitemap = async () => (await open("/sitemap-jobs.xml")).html;

const everythingOf = { is_remote: false, country: "DE", valid_through: "2099-12-31" } as const;

it("[APPLY-001] [APPLY-002] [APPLY-004] [APPLY-008] [APPLY-035] anybody reads the whole posting and its form without scripts", async () => {
  const job = await post({ ...everythingOf, title: "Wheel builder" });
  const { response, html } = await pageOf(job);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  const [head = "", body = ""] = html.split("<body>");
  const shown = body.replaceAll("&#39;", "'").replaceAll("&quot;", '"');
  expect(head).toContain(`<link rel="canonical" href="${url}/jobs/${job.public_slug}">`);
  // the criteria that are judged and the foot repeat some of it
  const article = /<article class="posting"[^>]*>(.*?)<\/article>/su.exec(shown)?.[1];
  for (const text of [
    '<h1 id="title" dir="auto">Wheel builder</h1>',
    '<span dir="auto">Old Town Cycles</span>',
    '<span dir="auto">Ashby</span>',
    '<span dir="auto">Full-time</span>',
    '<span dir="auto">34,000 to 40,000 euros a year</span>',
    "You repair everything with two wheels",
    `<li dir="auto">E-bike diagnosis with the makers' tools</li>`,
    '<li dir="auto">Wheel building is welcome</li>',
  ])
    expect(article).toContain(text);
  for (const text of [
    "Old Town Cycles Careers",
    "Apply for this Position",
    "Full Name",
    "Email Address",
    "Phone Number",
    "Start Interview",
    "A program asks the questions, in writing, for at most 5 minutes.",
    "A person at Old Town Cycles reads your answers and decides.",
    "agree that Old Town Cycles gets your details and answers and has them evaluated for this position",
    "erased after 180 days",
    "I would rather speak with a person",
    "The interview needs JavaScript.",
  ])
    expect(shown).toContain(text);
  expect(html).not.toContain("noindex");
});

const closed: [string, Partial<JobFields>, (id: string, chatbot: string) => Promise<unknown>][] = [
  ["inactive", {}, (id) => owner.jobs.setActive({ id, is_active: false })],
  ["removed", {}, (id) => owner.jobs.remove({ id })],
  ["over", { valid_through: "2026-01-31" }, async () => undefined],
  ["without its chatbot", {}, (_, id) => owner.chatbots.remove({ id })],
];

it.each(closed)(
  "[APPLY-010] [APPLY-011] [APPLY-012] [APPLY-013] a posting that is %s has no page, takes nobody and leaves the sitemap",
  async (_, fields, close) => {
    const { rag_system_id, post } = await openOffice(owner);
    const job = await post(fields);
    if (!fields.valid_through) {
      expect((await pageOf(job)).response.status).toBe(200);
      expect(await sitemap()).toContain(`${url}/jobs/${job.public_slug}</loc>`);
    }
    await close(job.id, rag_system_id);
    const { response, html } = await pageOf(job);
    expect(response.status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html.replaceAll(/<\/?span>/g, "")).toContain(
      "Job Not Found — This job posting may no longer be active or has been removed.",
    );
    expect(html).toMatch(/<a [^>]*href="\/"/);
    expect(html).toContain("This job posting is not available");
    expect(html).not.toContain(job.title);
    expect(await sitemap()).not.toContain(job.public_slug);
    await expect(nobody(url).interviews.apply(applicationFor(job, "Noor"))).rejects.toMatchObject({
      code: "not_found",
      message: "This job posting is not available.",
    });
  },
);

it("a posting that is active again has its page and its place in the sitemap again", async () => {
  const job = await post();
  for (const is_active of [false, true]) await owner.jobs.setActive({ id: job.id, is_active });
  expect((await pageOf(job)).response.status).toBe(200);
  expect(await sitemap()).toContain(`/jobs/${job.public_slug}</loc>`);
  expect((await open("/robots.txt")).html).toContain(`Sitemap: ${url}/sitemap.xml`);
});

it("no field of a posting becomes markup or ends the data for search engines", async () => {
  const hostile = `</script><img src=x onerror=alert(1)>"'&<!--`;
  const job = await post({
    title: `T ${hostile}`,
    company_name: `C ${hostile}`,
    description: `D ${hostile} javascript:alert(1) https://ok.example/"onclick=x`,
    requirements: `R ${hostile}\n- ${hostile}\n**${hostile}**`,
    location: `L ${hostile}`,
    salary_range: hostile,
    initial_question: hostile,
  });
  const { html } = await pageOf(job);
  expect(html).not.toContain("<img");
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(dataIn(html)).toMatchObject({ title: `T ${hostile}`, hiringOrganization: { name: `C ${hostile}` } });
  expect(html).not.toMatch(/href="(?!https?:|\/|#)/);
});

it("search engines read a posting in their own form", async () => {
  const onSite = dataIn((await pageOf(await post(everythingOf))).html);
  expect(onSite).toMatchObject({
    "@type": "JobPosting",
    title: "Bicycle mechanic",
    description: expect.stringContaining('<li dir="auto">Wheel building is welcome</li>'),
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    validThrough: "2099-12-31T23:59:59-12:00",
    hiringOrganization: { "@type": "Organization", name: "Old Town Cycles" },
    jobLocation: { address: { addressLocality: "Ashby", addressCountry: "DE" } },
    directApply: true,
    employmentType: ["FULL_TIME"],
    baseSalary: { currency: "EUR", value: { minValue: 34000, maxValue: 40000, unitText: "YEAR" } },
  });
  expect(onSite).not.toHaveProperty("jobLocationType");
  const vague = { is_remote: true, country: "FR", job_type: "4 days", salary_range: "up to $50,000" };
  const remote = dataIn((await pageOf(await post(vague))).html);
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "FR" },
  });
  for (const name of ["jobLocation", "validThrough", "employmentType", "baseSalary"])
    expect(remote).not.toHaveProperty(name);
});
