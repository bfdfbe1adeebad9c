import { expect, it, onTestFinished, vi } from "vitest";
import { newId } from "#lambdas/knowledge/names.ts";
import type { StoredTemplate } from "#lambdas/knowledge/templates/entities.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { uniqueId } from "../unique-id.ts";

const importing = async () => ({
  ...(await import("#lambdas/knowledge/interviews/entities.ts")),
  ...(await import("#lambdas/knowledge/removal.ts")),
  ...(await import("#lambdas/knowledge/templates/entities.ts")),
  ...(await import("#lambdas/knowledge/templates/making/create-template.ts")),
  ...(await import("#lambdas/knowledge/templates/publishing/publication.ts")),
  ...(await import("#lambdas/knowledge/templates/publishing/publish-drafts.ts")),
  ...(await import("#lambdas/knowledge/templates/reading/page.ts")),
  ...(await import("#lambdas/knowledge/templates/reading/statistics.ts")),
  ...(await import("#lambdas/knowledge/templates/remove-template.ts")),
  ...(await import("#lambdas/knowledge/templates/store.ts")),
  ...(await import("#platform/table/client.ts")),
});

const at = "2026-11-27T08:00:00.000Z";

const interviewOf = ({ id: template_id, user_id }: StoredTemplate, name: string) => ({
  id: newId("interview"),
  template_id,
  user_id,
  interviewee_name: name,
  interviewee_email: null,
  access_code: "K7QX2M",
  status: "draft" as const,
  rag_system_id: "bot_1",
  is_public: false,
  public_slug: null,
  created_at: at,
  updated_at: at,
  completed_at: null,
  answered_count: 0,
  question_count: 2,
});

describeOnEachEngine("templates", importing, (loaded) => {
  const created = async (accountId = uniqueId("usr"), name = "Night shift") => {
    const written = { name, description: null, domain: "operations" as const, rag_system_id: null };
    const questions = [1, 2].map((at) => ({
      question_text: `Why ${at}?`,
      importance: "low" as const,
      expected_word_count: null,
    }));
    const { template, sections } = loaded().newTemplate(accountId, written, [
      { title: "A", description: null, questions },
    ]);
    await loaded().templateStore.create(template, sections);
    return { template, sections, accountId };
  };

  it("[KTPL-075] publishing through the dialog publishes all draft interviews under links of their own", async () => {
    const { interviewEntity, publishDrafts } = loaded();
    const { template } = await created();
    const drafts = ["Mara Ilić", "Mara Ilić", "Ion"].map((name) => interviewOf(template, name));
    const linked = { ...interviewOf(template, "Ada"), public_slug: uniqueId("ada") };
    const completed = { ...interviewOf(template, "Eve"), status: "completed" as const };
    for (const one of [...drafts, linked, completed]) await interviewEntity.create(one);
    await loaded().linkEntity.create({
      slug: linked.public_slug,
      kind: "interview",
      user_id: linked.user_id,
      id: linked.id,
    });
    await vi.waitFor(async () => expect(await loaded().templateStore.countInterviews(template.id)).toBe(5));
    await publishDrafts(template);
    await publishDrafts(template);
    const read = await Promise.all([...drafts, linked].map((one) => interviewEntity.get(one)));
    expect(read.map(({ status, is_public }) => [status, is_public])).toEqual(
      Array(4).fill(["published", true]),
    );
    const slugs = read.map(({ public_slug }) => public_slug ?? "");
    expect(new Set(slugs).size).toBe(4);
    expect(slugs.slice(0, 2)).toEqual(Array(2).fill(expect.stringMatching(/^night-shift-mara-ilic-/)));
    expect(slugs[3]).toBe(linked.public_slug);
    expect(await interviewEntity.get(completed)).toEqual(completed);
  });

  it("[KTPL-077] a template for which no unique link is found is published under its name and the time", async () => {
    const { linkEntity, publish } = loaded();
    const { template, accountId } = await created(undefined, "Fees & Loans 2026!");
    const find = vi.spyOn(linkEntity, "find").mockRejectedValue(new Error("throttled"));
    onTestFinished(() => find.mockRestore());
    const before = Date.now();
    const { public_slug } = await publish(template, accountId);
    const time = /^fees-loans-2026-([a-z0-9]+)$/.exec(public_slug ?? "")?.[1] ?? "";
    const at = Number.parseInt(time, 36);
    expect(at >= before && at <= Date.now()).toBe(true);
  });

  it("counts answers by question, and none for questions that are gone", async () => {
    const { templateStore, statisticsOf, transact } = loaded();
    const { template, sections } = await created();
    const [first, second] = sections[0]?.questions ?? [];
    const of = { template_id: template.id, question_id: first?.id ?? "" };
    await transact([templateStore.changeFigures(of, { answered: 1, words: 120, last_answered_at: at })]);
    await transact([templateStore.changeFigures(of, { words: -20 })]);
    await transact([templateStore.changeFigures({ ...of, question_id: "kqst_gone" }, { answered: 1 })]);
    expect(await statisticsOf(template)).toEqual({
      interviews: 0,
      questions: [
        { question_id: first?.id, answered: 1, words: 100, last_answered_at: at },
        { question_id: second?.id, answered: 0, words: 0, last_answered_at: null },
      ],
    });
  });

  it("a removal goes on where its time was over, and takes interviews, sharing and links along", async () => {
    const { interviewEntity, linkEntity, publish, removeTemplate, templateStore } = loaded();
    const { template, accountId } = await created();
    const interview = interviewOf(template, "Ada");
    await interviewEntity.create(interview);
    await vi.waitFor(async () => expect(await templateStore.countInterviews(template.id)).toBe(1));
    const access = {
      template_id: template.id,
      account_id: accountId,
      user_id: uniqueId("usr"),
      access_type: "view" as const,
      created_by: accountId,
      created_at: at,
    };
    await templateStore.share(template, access, accountId);
    const published = await publish(template, accountId);
    expect(await removeTemplate(published, { until: 0 })).toEqual({ isDone: false });
    const present = await templateStore.ofAccount(accountId, template.id);
    expect(present.is_public).toBe(false);
    const until = Date.now() + 60_000;
    expect(await removeTemplate(present, { userId: accountId, until })).toEqual({ isDone: true });
    expect(await templateStore.sharedWith(access.user_id)).toEqual([]);
    expect(await templateStore.sections(template.id)).toEqual([]);
    expect(await interviewEntity.find(interview)).toBeUndefined();
    expect(await linkEntity.find(published.public_slug ?? "")).toBeUndefined();
  });

  it("an account's deletion closes its pages first and leaves nothing, also of what was shared with it", async () => {
    const { close, interviewEntity, ofAccount, publicTemplateOf, publish, templateStore } = loaded();
    const { template, accountId } = await created();
    const other = await created();
    const shared = {
      template_id: other.template.id,
      account_id: other.accountId,
      user_id: accountId,
      access_type: "view" as const,
      created_by: other.accountId,
      created_at: at,
    };
    await templateStore.share(other.template, shared, other.accountId);
    const interview = interviewOf(template, "Ada");
    await interviewEntity.create(interview);
    const { public_slug } = await publish(template, accountId);
    await close(accountId);
    await expect(publicTemplateOf(public_slug ?? "")).rejects.toMatchObject({ code: "not_found" });
    expect((await interviewEntity.get(interview)).is_removed).toBe(true);
    expect(await ofAccount(accountId, { until: 0 })).toBe(false);
    expect(await ofAccount(accountId, { until: Date.now() + 60_000 })).toBe(true);
    expect(await templateStore.all(accountId)).toEqual([]);
    expect(await interviewEntity.find(interview)).toBeUndefined();
    expect(await templateStore.access(other.template.id)).toEqual([]);
    expect(await templateStore.find(other.template)).toBeDefined();
  });
});
