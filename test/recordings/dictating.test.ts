import { expect, it } from "vitest";
import { deskOf, gapsWith } from "../gaps/scene.ts";
import { applyFor, openPosting } from "../interviews/applying.ts";
import { as, nobody } from "../users.ts";
import { soundAt, speak, transcribed, uploaded } from "./speak.ts";
import { withSpeech } from "./with-speech.ts";

const speech = withSpeech();

const interviewed = async () => {
  const ann = await as("ann", speech.url());
  const applicant = await applyFor(await openPosting(ann), {}, speech.url());
  const state = await applicant.start();
  const api = nobody(speech.url());
  const ticket = async () => (await api.interviews.record({ token: applicant.token })).ticket;
  return { applicant, state, api, ticket };
};

it("an answer in a job interview can be spoken, and its sound is deleted once it is text", async () => {
  const { applicant, state, api, ticket: open } = await interviewed();
  const ticket = await open();
  speech.server().say("I rebuilt forty wheels last year.");
  speech.server().behave("later");
  const { id, audio_url } = await speak(api, ticket);
  expect((await soundAt(audio_url)).length).toBeGreaterThan(1000);
  speech.server().carryOn();
  const { transcript, audio_url: gone } = await transcribed(api, ticket, id);
  expect(transcript?.text).toBe("I rebuilt forty wheels last year.");
  expect(gone).toBeNull();
  await expect.poll(() => soundAt(audio_url).catch(String)).toContain("404");
  const next = await applicant.answer(state, transcript?.text);
  expect(next.question?.index).toBe(1);
  // the next question has recordings of its own
  expect((await api.recordings.list({ ticket: await open() })).items).toEqual([]);
});

it("an erased application takes what was being spoken with it", async () => {
  const { applicant, api, ticket: open } = await interviewed();
  const ticket = await open();
  await uploaded(api, ticket);
  expect((await api.recordings.list({ ticket })).items).toHaveLength(1);
  await applicant.erase();
  expect((await api.recordings.list({ ticket })).items).toEqual([]);
});

it("a dictation that nobody fetched is deleted after a day", async () => {
  const { api, ticket: open } = await interviewed();
  const ticket = await open();
  speech.server().behave("500");
  const { id, audio_url } = await speak(api, ticket);
  expect((await transcribed(api, ticket, id)).transcription).toBe("failed");
  await speech.product().runSchedule("outboxSweep", new Date(Date.now() + 25 * 3_600_000));
  await expect
    .poll(async () => (await api.recordings.list({ ticket })).items.length, { timeout: 30_000 })
    .toBe(0);
  await expect.poll(() => soundAt(audio_url).catch(String)).toContain("404");
});

it("nothing is spoken before the interview begins or after it", async () => {
  const ann = await as("ann", speech.url());
  const applicant = await applyFor(await openPosting(ann), {}, speech.url());
  const { interviews } = nobody(speech.url());
  const refused = { code: "conflict", message: "No question of this interview waits for an answer." };
  await expect(interviews.record({ token: applicant.token })).rejects.toMatchObject(refused);
  await applicant.start();
  await interviews.record({ token: applicant.token });
});

it("a gap's colleague speaks the reply", async () => {
  const { owner, visit } = await deskOf("ann", speech.url());
  await (await visit()).ask("Do you rent out sleds?");
  const [gap] = await gapsWith(owner, 1);
  const id = gap?.id ?? "";
  const { token = "" } = await owner.gaps.act({ id, action: "ask", question: "Do you rent out sleds?" });
  const api = nobody(speech.url());
  const { ticket } = await api.gaps.record({ token });
  speech.server().say("Yes, for nine euros.");
  const spoken = await speak(api, ticket);
  const { transcript } = await transcribed(api, ticket, spoken.id);
  await api.gaps.colleague({ token, answer: transcript?.text ?? "" });
  await expect(api.gaps.record({ token })).rejects.toMatchObject({ code: "conflict" });
  await expect(api.gaps.record({ token: "made-up" })).rejects.toMatchObject({ code: "not_found" });
});
