import { beforeAll, expect, it } from "vitest";
import { domains } from "#shared/knowledge/domains.ts";
import { type Actor, as } from "../users.ts";
import { templateOf, templateWith } from "./template-of.ts";

let owner: Actor;

beforeAll(async () => {
  owner = await as("listing");
});

const list = (input = {}) => owner.knowledgeTemplates.list(input);

it("[KTPL-010] a user's templates are listed with exact counts, the last changed first", async () => {
  const ben = await as("listing-ben");
  const old = await templateWith(ben, "A", "B");
  const young = await templateOf(ben, { name: "Young" });
  const order = async () => (await ben.knowledgeTemplates.list({})).items.map(({ id }) => id);
  expect(await order()).toEqual([young.id, old.id]);
  const [first] = old.sections;
  await ben.knowledgeTemplates.addQuestion({
    templateId: old.id,
    sectionId: first?.id ?? "",
    question_text: "One more?",
  });
  const { items, total } = await ben.knowledgeTemplates.list({});
  expect(total).toBe(2);
  expect(items.map(({ id, section_count, question_count }) => [id, section_count, question_count])).toEqual([
    [old.id, 2, 7],
    [young.id, 6, 24],
  ]);
  await ben.knowledgeTemplates.update({ templateId: young.id, name: "Younger", is_public: false });
  expect(await order()).toEqual([young.id, old.id]);
  expect((await list()).items.map(({ id }) => id)).not.toContain(old.id);
});

it("is searched by name, description and domain without regard to case, and narrowed to a domain", async () => {
  const { id } = await templateOf(owner, {
    name: "Überweisungen",
    description: "Who SIGNS what",
    domain: "customer-service",
  });
  await templateOf(owner, { name: "Other" });
  for (const search of ["überWEIS", "signs", "Customer-S", "  who signs "])
    expect((await list({ search })).items.map((one) => one.id)).toEqual([id]);
  expect(await list({ search: "nothing has this" })).toEqual({ items: [], total: 0 });
  expect((await list({ domain: "customer-service" })).items.map((one) => one.id)).toEqual([id]);
  expect((await list({ domain: "sales" })).items).toEqual([]);
  for (const domain of domains)
    expect((await list({ domain })).items.filter((one) => one.domain !== domain)).toEqual([]);
});

it("is read page by page, and a cursor of another list is refused", async () => {
  const ida = await as("listing-ida");
  const ids: string[] = [];
  for (let at = 0; at < 5; at++)
    ids.unshift((await templateOf(ida, { name: `Part ${at}`, with_sections: false })).id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await ida.knowledgeTemplates.list({ limit: 2, cursor });
    expect(page.total).toBe(5);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor);
  expect(seen).toEqual(ids);
  await expect(ida.knowledgeTemplates.list({ cursor: "x" })).rejects.toMatchObject({ code: "invalid" });
});
