import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { copied } from "../../screens/clipboard.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, gone, seen } from "../../screens/see.ts";
import { asksBeforeItCloses, uncopiedQuestion } from "../../screens/uncopied.ts";
import { webhookOf } from "../../webhooks/screens/sample.ts";
import { keysAre } from "./sample.ts";

const dialog = page.css("[role=dialog]");
const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
const secret = dialog.css("code").filter({ hasText: /^(dk_|whsec_|secret_)/ });

const fillIn = async () => {
  await button("Create API key").first().click();
  const picker = dialog.getByRole("combobox", { name: "Chatbot" });
  await picker.click();
  await picker.fill("Shop help");
  await dialog.getByRole("option", { name: "Shop help", exact: true }).click();
  await dialog.getByLabelText("Name", { exact: true }).fill("Website");
  await inDialog("Create API key").click();
};

const createKey = async () => {
  await open("/app/api", keysAre("Search"));
  await fillIn();
};

const makers: [string, string | undefined, () => Promise<void>][] = [
  ["a new API key", "Create API key", createKey],
  [
    "a rotated API key",
    undefined,
    async () => {
      await open("/app/api", keysAre("Website", "Search"));
      await page.css("summary").filter({ hasText: "Search" }).click();
      await button("Rotate").first().click();
      await inDialog("Rotate key").click();
    },
  ],
  [
    "a rotated signing secret",
    "Rotate",
    async () => {
      await open("/app/api?tab=webhooks&webhook=wh_1", {
        ...keysAre(),
        webhooks: {
          list: { items: [webhookOf("wh_1")] },
          deliveries: { items: [] },
          rotate: { id: "wh_1", secret: `whsec_${"a".repeat(43)}=` },
        },
      });
      await button("Rotate").click();
      await inDialog("Rotate secret").click();
    },
  ],
];

it.each(makers)(
  "%s closes by “I have copied it” or after a question, and the focus goes back",
  async (_, opener, make) => {
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await make();
      await page.viewport(width, height);
      await asksBeforeItCloses(dialog, secret);
      inDialog("I have copied it").element().focus();
      await userEvent.keyboard("{Enter}");
      await gone(dialog);
      // a rotated key has a row of its own, so the button that opened the dialog is gone
      if (opener) await seen(button(opener).and(page.css(":focus")));
    }
  },
);

it("a secret is given up by the question's other button, without another question", async () => {
  await createKey();
  await seen(secret);
  await userEvent.keyboard("{Escape}");
  await expectAccessible();
  await uncopiedQuestion.getByRole("button", { name: "Close without copying" }).click();
  await gone(dialog);
  await seen(button("Create API key").and(page.css(":focus")));
});

it("once a secret is copied by its button, Escape closes its dialog, and the page may be left", async () => {
  await createKey();
  await seen(secret);
  const shown = secret.element().textContent;
  await inDialog("Copy").first().click();
  await expect.poll(copied).toBe(shown);
  await userEvent.keyboard("{Escape}");
  await gone(dialog);
});

it("a link and Back ask before a page is left whose secret was not copied", async () => {
  await open("/app/rag-systems", keysAre("Search"));
  await page.getByRole("link", { name: "API Access", exact: true }).first().click();
  await fillIn();
  await seen(secret);
  for (const leave of [
    () => dialog.getByRole("link", { name: "Documentation" }).click(),
    async () => history.back(),
  ]) {
    await leave();
    await uncopiedQuestion.getByRole("button", { name: "Go back" }).click();
    await gone(uncopiedQuestion);
    await seen(secret);
  }
  await inDialog("I have copied it").click();
  await gone(dialog);
});
