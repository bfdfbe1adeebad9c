import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, refused, seen, toasted } from "../../screens/see.ts";
import { type Replies, server } from "../../screens/server.ts";
import { sections, template, templateDetail } from "./sample.ts";
import { signedOut } from "./visitor.ts";

const path = "/knowledge/workshop-lead-handover-k3t9";
const { id, name, description, domain, public_slug, published_at } = template;
const replies: Replies = {
  knowledgeTemplates: {
    page: {
      kind: "template",
      template: { id, name, description, domain, public_slug, published_at, sections },
    },
  },
};

it("[KTPL-083] anybody reads a public template with its sections and questions", async () => {
  await open(path, replies);
  await signedOut();
  await seen(page.getByRole("heading", { level: 1, name }));
  await seen(page.getByRole("heading", { level: 2, name: /Suppliers/ }));
  await seen("Which supplier’s word holds?");
  await seen("2 sections, 4 questions. Published Nov 20, 2026. Answers are never part of it.");
  await expectAccessible();
});

it("[KTPL-084] a signed-in reader copies it, and it opens in the own templates", async () => {
  await open(path, replies);
  server.reply({
    knowledgeTemplates: { copy: { ...template, id: "ktpl_2" }, get: { ...templateDetail, id: "ktpl_2" } },
  });
  await button("Copy to my templates").click();
  await toasted("Template copied to your templates");
  await expect.poll(() => location.pathname).toBe("/app/knowledge/templates/ktpl_2");
  expect(server.asked("knowledgeTemplates", "copy")).toEqual([{ knowledgeSlug: public_slug }]);
});

it("[KTPL-084] a reader who is not signed in is led to the sign-in and back", async () => {
  await open(path, replies);
  await signedOut();
  await expect
    .element(page.getByRole("link", { name: "Sign in to copy it to your templates" }))
    .toHaveAttribute("href", `/login?redirect=${encodeURIComponent(path)}`);
});

it("a failed copy is said", async () => {
  await open(path, replies);
  server.reply({ knowledgeTemplates: { copy: refused("unavailable") } });
  await button("Copy to my templates").click();
  await toasted("Failed to copy template");
});
