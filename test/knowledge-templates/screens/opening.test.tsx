import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, refused, seen, toasted, toasts } from "../../screens/see.ts";
import { detailOf, home, listed, opened, path } from "./sample.ts";

it.each(["/app/knowledge/templates/undefined", "/app/knowledge/templates/null", "/app/knowledge/templates/"])(
  "[KTPL-101] [KTPL-102] %s leads to the list and says why",
  async (address) => {
    await open(address, listed());
    await toasted("Invalid template ID");
    await expect.poll(() => location.pathname).toBe(home);
  },
);

it("[KTPL-100] a missing template is said to be missing", async () => {
  await open(path, { ...listed(), knowledgeTemplates: { get: refused("not_found") } });
  await seen(page.getByRole("heading", { name: "Template not found", exact: true }));
  expect(toasts.getByText(/Failed/).elements()).toEqual([]);
  await expectAccessible();
});

it("[KTPL-103] a template that cannot be loaded leads to the list and says why", async () => {
  const { knowledgeTemplates } = listed();
  await open(path, { knowledgeTemplates: { ...knowledgeTemplates, get: refused("conflict") } });
  await toasted("Failed to load knowledge template");
  await expect.poll(() => location.pathname).toBe(home);
});

it("[KTPL-029] [KTPL-030] the head of a private template has its buttons", async () => {
  await opened();
  await seen(page.getByRole("link", { name: "Back", exact: true }));
  for (const name of ["Delete Template", "Team Sharing", "Edit Details", "Create Interview", "Publish"])
    await seen(button(name));
  for (const name of ["Copy Public Link", "Unpublish"]) expect(button(name).elements()).toEqual([]);
  await expectAccessible();
});

it("[KTPL-030] the head of a public template copies its link and unpublishes it", async () => {
  await opened(detailOf({ is_public: true, public_slug: "workshop" }));
  for (const name of ["Copy Public Link", "Unpublish"]) await seen(button(name));
  expect(button("Publish").elements()).toEqual([]);
});

it("a template of another account is only read", async () => {
  await opened(detailOf({ can_edit: false }));
  await seen("What is 1.1?");
  await seen("Shared with you");
  expect(page.getByRole("main").getByRole("button").elements()).toEqual([]);
  await expectAccessible();
});
