import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, as, nobody } from "../users.ts";
import { templateOf, templateWith } from "./template-of.ts";

let owner: Actor;

beforeAll(async () => {
  owner = await as("publishing");
});

const unavailable = { code: "not_found", message: "This page is not available." };
const pageOf = (knowledgeSlug: string | null) =>
  nobody().knowledgeTemplates.page({ knowledgeSlug: knowledgeSlug ?? "" });

const published = async (name: string) => {
  const { id: templateId } = await templateOf(owner, { name });
  return { templateId, ...(await owner.knowledgeTemplates.publish({ templateId })) };
};

describe("publishing a template", () => {
  it("[KTPL-072] makes it public with a link and the time; doing it again keeps both", async () => {
    const { id: templateId } = await templateOf(owner, { name: "Closing the books" });
    const before = new Date().toISOString();
    const template = await owner.knowledgeTemplates.publish({ templateId });
    expect(template).toMatchObject({ is_public: true, public_slug: "closing-the-books" });
    expect((template.published_at ?? "") >= before).toBe(true);
    const again = await owner.knowledgeTemplates.publish({ templateId });
    expect([again.public_slug, again.published_at]).toEqual([template.public_slug, template.published_at]);
  });

  it("[KTPL-077] gives each of those with one name a link of its own, made of the name", async () => {
    const all = await Promise.all([1, 2, 3].map(() => published("Shift handover")));
    const slugs = all.map(({ public_slug }) => public_slug ?? "");
    expect(new Set(slugs).size).toBe(3);
    for (const slug of slugs) expect(slug).toMatch(/^shift-handover(-\d+)?$/);
    for (const { templateId, public_slug } of all)
      expect(await pageOf(public_slug)).toMatchObject({ template: { id: templateId } });
  });

  it("[KTPL-073] [KTPL-074] is undone by the header with its link kept: it opens again after the next publication", async () => {
    const { templateId, public_slug } = await published("Kept");
    expect(await owner.knowledgeTemplates.unpublish({ templateId })).toMatchObject({
      is_public: false,
      published_at: null,
      public_slug,
    });
    await expect(pageOf(public_slug)).rejects.toMatchObject(unavailable);
    expect(await owner.knowledgeTemplates.publish({ templateId })).toMatchObject({ public_slug });
    expect(await pageOf(public_slug)).toMatchObject({ kind: "template" });
  });

  it("[KTPL-074] is undone by the dialog with its link retired: nobody finds it any more", async () => {
    const { templateId, public_slug } = await published("Retired");
    expect(await owner.knowledgeTemplates.unpublish({ templateId, retires_link: true })).toMatchObject({
      is_public: false,
      published_at: null,
      public_slug: null,
    });
    await expect(pageOf(public_slug)).rejects.toMatchObject(unavailable);
    const other = await published("Other");
    await owner.knowledgeTemplates.unpublish({ templateId: other.templateId });
    await owner.knowledgeTemplates.unpublish({ templateId: other.templateId, retires_link: true });
    await expect(pageOf(other.public_slug)).rejects.toMatchObject(unavailable);
  });

  it("works by the checkbox of its details too", async () => {
    const { id: templateId } = await templateOf(owner, { name: "Draft" });
    const change = { templateId, name: "By the checkbox", description: "New" };
    const shown = await owner.knowledgeTemplates.update({ ...change, is_public: true });
    expect(shown).toMatchObject({ name: "By the checkbox", public_slug: "by-the-checkbox", is_public: true });
    const hidden = await owner.knowledgeTemplates.update({ ...change, description: "", is_public: false });
    expect(hidden).toMatchObject({
      description: null,
      is_public: false,
      published_at: null,
      public_slug: "by-the-checkbox",
    });
  });

  it("ends with one link however many ask at once", async () => {
    const { id: templateId } = await templateOf(owner, { name: "At once" });
    const all = await Promise.all([1, 2, 3, 4].map(() => owner.knowledgeTemplates.publish({ templateId })));
    expect(new Set(all.map(({ public_slug }) => public_slug)).size).toBe(1);
  });
});

describe("the page of a public template", () => {
  it("[KTPL-083] [SEC-009] shows it whole to anybody, without what only its account sees", async () => {
    const { id: templateId, sections } = await templateWith(owner, "A", "B");
    const { public_slug, published_at } = await owner.knowledgeTemplates.publish({ templateId });
    expect(await pageOf(public_slug)).toEqual({
      kind: "template",
      template: {
        id: templateId,
        name: "Accounts payable",
        description: null,
        domain: "software-development",
        public_slug,
        published_at,
        sections,
      },
    });
  });

  it("is gone with the template, whose link is free again", async () => {
    const { templateId, public_slug } = await published("Gone");
    expect(await owner.knowledgeTemplates.remove({ templateId })).toEqual({ isDone: true });
    await expect(pageOf(public_slug)).rejects.toMatchObject(unavailable);
    await expect(owner.knowledgeTemplates.get({ templateId })).rejects.toMatchObject({ code: "not_found" });
    expect((await published("Gone")).public_slug).toBe(public_slug);
  });

  it.each(["nobody-has-this", "x".repeat(200), "../..", "图"])("is not found at %j", async (slug) => {
    await expect(pageOf(slug)).rejects.toMatchObject(unavailable);
  });

  it("logs what was done with the template", async () => {
    const { templateId } = await published("Logged");
    await owner.knowledgeTemplates.unpublish({ templateId });
    await owner.knowledgeTemplates.remove({ templateId });
    const { items } = await owner.account.activity({});
    const actions = items.filter(({ subject }) => subject?.id === templateId).map(({ action }) => action);
    expect(actions).toEqual(["deleted", "unpublished", "published", "created"]);
  });
});
