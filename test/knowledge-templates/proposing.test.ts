import { beforeAll, expect, it } from "vitest";
import { domains } from "#shared/knowledge/domains.ts";
import { type Actor, as } from "../users.ts";
import { templateOf } from "./template-of.ts";

let owner: Actor;

beforeAll(async () => {
  owner = await as("proposing");
});

const textsOf = (questions: { question_text: string }[]) => questions.map((one) => one.question_text);

it.each(domains)(
  "without a language model sections for %s are proposed, and never one that is there",
  async (domain) => {
    const { id: templateId } = await templateOf(owner, { domain });
    const proposal = await owner.knowledgeTemplates.proposeSections({ templateId });
    expect(proposal.by).toBe("bank");
    expect(proposal.sections.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4, 4, 4]);
    const chosen = proposal.sections.slice(0, 2);
    await owner.knowledgeTemplates.addSections({ templateId, sections: chosen });
    const { question_count } = await owner.knowledgeTemplates.get({ templateId });
    expect(question_count).toBe(32);
    const rest = await owner.knowledgeTemplates.proposeSections({ templateId });
    expect(rest.sections.map(({ title }) => title)).toEqual(
      proposal.sections.slice(2).map(({ title }) => title),
    );
  },
);

it("a section gets questions of its theme, others each time they were added, until none are left", async () => {
  const { id: templateId, sections } = await templateOf(owner, { domain: "finance" });
  const sectionId = sections[5]?.id ?? "";
  const known = new Set(textsOf(sections.flatMap(({ questions }) => questions)));
  const rounds: string[][] = [];
  for (;;) {
    const { questions } = await owner.knowledgeTemplates.proposeQuestions({ templateId, sectionId });
    if (questions.length === 0) break;
    expect(textsOf(questions).filter((text) => known.has(text))).toEqual([]);
    for (const text of textsOf(questions)) known.add(text);
    rounds.push(textsOf(questions));
    await owner.knowledgeTemplates.addQuestions({ templateId, sectionId, questions });
    if (rounds.length === 9) break;
  }
  expect(rounds[0]?.join(" ")).toMatch(/mistake|fraud|wrong|warning/i);
  expect(rounds[0]).toHaveLength(6);
  expect(rounds.flat()).toHaveLength(54);
});

it("a section of one's own gets questions as well, and one that asks nearly the same is named", async () => {
  const { id: templateId } = await templateOf(owner, { with_sections: false, domain: "operations" });
  const { id: sectionId } = await owner.knowledgeTemplates.addSection({ templateId, title: "Spare parts" });
  const { questions } = await owner.knowledgeTemplates.proposeQuestions({ templateId, sectionId });
  expect(textsOf(questions).join(" ")).toContain("spare part");
  const nearly =
    "Which spare parts have a delivery time that would ruin you and where is the one on the shelf";
  await owner.knowledgeTemplates.addQuestion({ templateId, sectionId, question_text: nearly });
  const again = await owner.knowledgeTemplates.proposeQuestions({ templateId, sectionId });
  const near = again.questions.find(({ question_text }) => question_text.includes("delivery time"));
  expect(near?.near).toBe(nearly);
  const { sections } = await owner.knowledgeTemplates.proposeSections({ templateId });
  expect(sections.flatMap((one) => one.questions).filter((one) => one.near)).toHaveLength(1);
});

it("nothing is saved by a proposal, and a section that is gone gets none", async () => {
  const template = await templateOf(owner);
  const { id: templateId } = template;
  await owner.knowledgeTemplates.proposeSections({ templateId });
  expect(await owner.knowledgeTemplates.get({ templateId })).toEqual(template);
  await expect(
    owner.knowledgeTemplates.proposeQuestions({ templateId, sectionId: "ksec_none" }),
  ).rejects.toMatchObject({ code: "not_found" });
});
