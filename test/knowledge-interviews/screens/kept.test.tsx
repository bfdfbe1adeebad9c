import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { open, reopen } from "../../screens/open.tsx";
import { button, expectAccessible, gone, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { responseOf } from "./sample.ts";
import { storedAnswers, typed } from "./stored-answers.ts";

const address = "/app/knowledge/interview/kint_Petra";
const field = page.getByLabelText("Answer", { exact: true });

const opened = async (...responses: Parameters<typeof storedAnswers>) => {
  const made = storedAnswers(...responses);
  await open(address, made.replies);
  await seen(field);
  return made.stored;
};

it("typed text is on the server within a second after the last key", async () => {
  const stored = await opened();
  await field.fill("The compressor");
  const from = performance.now();
  await expect.poll(() => stored.of("q1")?.draft_text, { interval: 20 }).toBe("The compressor");
  expect(performance.now() - from).toBeLessThan(1000);
  await seen(/^Saved \d\d:\d\d$/);
});

it("two requests never run at once, and each has the version of the last reply", async () => {
  const stored = await opened();
  const held = Promise.withResolvers<void>();
  const response = responseOf("q1");
  server.reply({
    knowledgeInterviews: {
      type: async (input) => {
        if (input.version === 0) await held.promise;
        return {
          response: { ...response, draft_text: input.draft_text, version: input.version + 1 },
          answered_count: 0,
          status: "published",
        };
      },
    },
  });
  await field.fill("One");
  await expect.poll(() => typed().length).toBe(1);
  await field.fill("One and two");
  await new Promise(requestAnimationFrame);
  held.resolve();
  await expect
    .poll(() => typed().map(({ version, draft_text }) => [version, draft_text]))
    .toEqual([
      [0, "One"],
      [1, "One and two"],
    ]);
  expect(stored.of("q1")).toBeUndefined();
  await expect.element(field).toHaveValue("One and two");
});

it("what is typed without a connection survives a reload and is sent when it is back", async () => {
  const stored = await opened();
  stored.isAway = true;
  await field.fill("Written in the cellar");
  await seen("No connection.");
  await seen("On this device");
  await seen(/1 answer waits/);
  await expectAccessible();
  const fresh = storedAnswers();
  server.reply(fresh.replies);
  server.reply({ knowledgeInterviews: { type: refused("unavailable") } });
  await reopen();
  await expect.element(field).toHaveValue("Written in the cellar");
  expect(fresh.stored.of("q1")).toBeUndefined();
  server.reply({ knowledgeInterviews: { type: fresh.replies.knowledgeInterviews?.type } });
  dispatchEvent(new Event("online"));
  await expect.poll(() => fresh.stored.of("q1")?.draft_text).toBe("Written in the cellar");
});

it("the browser's word that the connection is back sends at once", async () => {
  const stored = await opened();
  stored.isAway = true;
  await field.fill("Prices");
  await seen("No connection.");
  stored.isAway = false;
  dispatchEvent(new Event("online"));
  await expect.poll(() => stored.of("q1")?.draft_text).toBe("Prices");
  await gone(page.getByText("No connection."));
});

it("a lost reply is no conflict: the same text goes on", async () => {
  const stored = await opened();
  let isLost = true;
  server.reply({
    knowledgeInterviews: {
      type: ({ draft_text, version }) => {
        if (isLost) {
          isLost = false;
          stored.elsewhere("q1", { draft_text });
        }
        if (version !== stored.of("q1")?.version) return refused("conflict")();
        stored.elsewhere("q1", { draft_text });
        return { response: stored.of("q1") ?? responseOf("q1"), answered_count: 0, status: "published" };
      },
    },
  });
  await field.fill("Prices");
  await expect.poll(() => stored.of("q1")?.version).toBe(2);
  await expect.element(field).toHaveValue("Prices");
});

it("a lost reply is no conflict either when more was typed since", async () => {
  const { stored, replies } = storedAnswers();
  await open(address, replies);
  server.reply({
    knowledgeInterviews: {
      type: ({ draft_text }) => {
        stored.elsewhere("q1", { draft_text });
        return refused("unavailable")();
      },
    },
  });
  await field.fill("Prices");
  await seen("No connection.");
  await field.fill("Prices and dates");
  server.reply(replies);
  dispatchEvent(new Event("online"));
  await expect.poll(() => stored.of("q1")?.draft_text).toBe("Prices and dates");
  await expect.element(field).toHaveValue("Prices and dates");
});

const conflicting = async () => {
  const stored = await opened(responseOf("q1", { draft_text: "The depot." }));
  stored.elsewhere("q1", { draft_text: "The depot. Spokes never." });
  await field.fill("The depot. Batteries twice.");
  await seen(/This answer was changed in another window/);
  return stored;
};
const mine = page.getByRole("article", { name: "This window" });
const theirs = page.getByRole("article", { name: "Other window" });

it("a text of another window is never overwritten: both are shown, with what differs underlined", async () => {
  const stored = await conflicting();
  await seen(mine.getByText("Batteries twice."));
  await seen(theirs.getByText("Spokes never."));
  expect(mine.element().querySelector("ins")?.textContent).toBe("Batteries twice.");
  expect(stored.of("q1")?.draft_text).toBe("The depot. Spokes never.");
  await expect.element(button("Save & Continue")).toBeDisabled();
  await expectAccessible();
});

it("the reader keeps one of the two, or puts both into the field", async () => {
  for (const [choose, text] of [
    [() => mine.getByRole("button").click(), "The depot. Batteries twice."],
    [() => theirs.getByRole("button").click(), "The depot. Spokes never."],
    [
      () => button("Put both into the field").click(),
      "The depot. Batteries twice.\n\nThe depot. Spokes never.",
    ],
  ] as const) {
    const stored = await conflicting();
    await choose();
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveFocus();
    await expect.poll(() => stored.of("q1")?.draft_text).toBe(text);
  }
});

it("a conflict survives a reload", async () => {
  await conflicting();
  await reopen();
  await seen(mine.getByText("Batteries twice."));
  await seen(theirs.getByText("Spokes never."));
});

it("an interview is not completed over a text that is not saved", async () => {
  await conflicting();
  await button("Complete Interview").click();
  await page.getByRole("dialog").getByRole("button", { name: "Complete Interview" }).click();
  await toasted("Failed to complete interview");
  await toasted(/An answer is not saved yet/);
  expect(server.asked("knowledgeInterviews", "complete")).toEqual([]);
});

it("a text that is too long says so, and stays", async () => {
  await opened();
  await field.fill("a".repeat(20_001));
  await seen("Use at most 20,000 characters.");
  await expect.element(button("Save & Continue")).toBeDisabled();
});
