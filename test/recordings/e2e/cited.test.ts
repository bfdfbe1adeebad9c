import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { enterAs } from "../../browser/owner.ts";
import { seen, visit } from "../../browser/visit.ts";
import { openStudy, read } from "../../knowledge-interviews/study.ts";
import { as } from "../../users.ts";
import { button } from "../answer-page.ts";
import { type BrowserWithMicrophone, launchWithMicrophone } from "../microphone.ts";
import { speak, transcribed } from "../speak.ts";
import { withSpeech } from "../with-speech.ts";

const speech = withSpeech();
let chromium: BrowserWithMicrophone;
beforeAll(async () => {
  chromium = await launchWithMicrophone("none");
});
afterAll(() => chromium.close());

const said = "Ring the depot first. The night desk answers until ten. Ada Novak keeps the spare key.";

it.each([
  ["timed", "says", "The cited sentence is at 0:02."],
  ["not timed", "no times", "The cited sentence is at about 0:02."],
] as const)("a cited answer whose words are %s plays from its sentence", async (_, behaviour, words) => {
  const url = speech.url();
  const ann = await as("ann", url);
  const { interview, first, rag_system_id } = await openStudy(ann);
  const { id: interviewId } = await interview();
  speech.server().say(said);
  speech.server().behave(behaviour);
  const { ticket } = await ann.knowledgeInterviews.record({ interviewId, questionId: first });
  const { id } = await speak(ann, ticket);
  await transcribed(ann, ticket, id);
  await ann.knowledgeInterviews.save({ interviewId, questionId: first, response_text: said, version: 0 });
  await read(ann, rag_system_id);

  const { page } = await visit(chromium.browser);
  await enterAs(page, ann, { target: `/app/chat?ragSystemId=${rag_system_id}`, url });
  await page.getByRole("textbox", { name: "Message" }).fill("Who keeps the spare key?");
  await page.keyboard.press("Enter");
  await button(page, /Mara Ilić, Escalations/)
    .first()
    .click();
  await seen(page, words);
  const present = page.locator("[aria-label=Transcript] [aria-current]");
  expect(await present.textContent()).toContain("Ada Novak keeps the spare key.");
  await expectAccessible(page);
  await button(page, "Play the recording").click();
  const audio = page.locator("audio");
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(2);
});
