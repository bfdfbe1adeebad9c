import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Output } from "#shared/contract/route.ts";
import type { knowledgeTemplates } from "#shared/knowledge/template-routes.ts";
import { button, expectAccessible, gone, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { detailOf, opened } from "./sample.ts";

type Team = Output<(typeof knowledgeTemplates)["team"]>;

const lena = {
  template_id: "ktpl_Workshop",
  user_id: "user-2",
  access_type: "view" as const,
  created_by: "user-1",
  created_at: "2026-11-20T09:00:00.000Z",
  name: "Lena Brandt",
  email: "lena@example.com",
};
const members = {
  items: [
    { user_id: "user-1", role: "owner" as const, email: "ann@example.com" },
    { user_id: "user-2", role: "edits" as const, email: "lena@example.com", name: "Lena Brandt" },
  ],
};
const sharing = page.getByRole("dialog", { name: "Share with team" });
const userId = sharing.getByLabelText("User ID");
const addPerson = sharing.getByRole("button", { name: "Add", exact: true });

const openedSharing = async (team: Team | ReturnType<typeof refused>) => {
  await opened(detailOf(), { team: { members }, knowledgeTemplates: { team } });
  await button("Team Sharing").click();
  await seen(sharing);
};

it("[KTPL-085] [KTPL-086] [KTPL-088] [KTPL-099] a member is added by user id, and may view", async () => {
  await openedSharing({ items: [] });
  await seen(/finds it under Settings, as “User ID”/);
  await addPerson.click();
  await seen("Enter a user ID.");
  server.reply({ knowledgeTemplates: { share: lena, team: { items: [lena] } } });
  await sharing.getByLabelText("Member of the account").selectOptions("user-2");
  await expect.element(userId).toHaveValue("user-2");
  await expectAccessible();
  await addPerson.click();
  await toasted("Team member added successfully");
  await expect.element(userId).toHaveValue("");
  const row = sharing.getByRole("list", { name: "Team access" }).getByRole("listitem").nth(1);
  await seen(row.getByText("Lena Brandt"));
  await seen(row.getByText("Can view"));
  expect(server.asked("knowledgeTemplates", "share")).toEqual([
    { templateId: "ktpl_Workshop", user_id: "user-2" },
  ]);
});

it("[KTPL-087] [KTPL-089] a refused sharing is said at its field", async () => {
  await openedSharing({ items: [lena] });
  server.reply({ knowledgeTemplates: { share: refused("conflict") } });
  await userId.fill("user-2");
  await addPerson.click();
  await toasted("This user already has access to the template");
  await seen(sharing.getByText("This user already has access to the template"));
  server.reply({ knowledgeTemplates: { share: refused("not_found", "There is no such user.") } });
  await addPerson.click();
  await toasted("Failed to share template");
  await seen(sharing.getByText("There is no such user."));
  await expect.element(userId).toHaveValue("user-2");
});

it("[KTPL-090] a list of people that cannot be loaded says so, and is loaded again", async () => {
  await openedSharing(refused("conflict"));
  await toasted("Error loading team access");
  server.reply({ knowledgeTemplates: { team: { items: [lena] } } });
  await button("Retry").click();
  await seen(sharing.getByText("Can view"));
});

it("[KTPL-091] a person's access is removed", async () => {
  await openedSharing({ items: [lena] });
  server.reply({ knowledgeTemplates: { unshare: {}, team: { items: [] } } });
  await button("Remove Lena Brandt").click();
  await gone(sharing.getByText("Can view"));
  expect(server.asked("knowledgeTemplates", "unshare")).toEqual([
    { templateId: "ktpl_Workshop", sharedUserId: "user-2" },
  ]);
});
