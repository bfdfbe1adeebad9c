import { expect, it } from "vitest";
import { introduced, openStudy, read } from "../knowledge-interviews/study.ts";
import { as } from "../users.ts";
import { soundAt, speak, tone, transcribed } from "./speak.ts";
import { withSpeech } from "./with-speech.ts";

const speech = withSpeech();

const opened = async () => {
  const ann = await as("ann", speech.url());
  const study = await openStudy(ann);
  const interview = await study.interview();
  const { first } = study;
  const { ticket } = await ann.knowledgeInterviews.record({ interviewId: interview.id, questionId: first });
  return { ann, ...study, made: interview, interviewId: interview.id, ticket };
};

it("[KINT-043] a recording becomes the words that were said, and the server gets its stored bytes", async () => {
  const { ann, ticket } = await opened();
  speech.server().say("Call the depot before nine. Later nobody answers.");
  const { id, audio_url } = await speak(ann, ticket);
  const { transcription, transcript } = await transcribed(ann, ticket, id);
  expect(transcription).toBe("done");
  expect(transcript).toMatchObject({
    text: "Call the depot before nine. Later nobody answers.",
    language: "english",
    is_timed: true,
    lines: [
      { start: 0, text: "Call the depot before nine." },
      { start: 1.25, text: "Later nobody answers." },
    ],
  });
  const sent = speech.server().heard.at(-1);
  expect(sent?.filename).toMatch(/\.webm$/);
  expect(sent?.bytes).toEqual(await soundAt(audio_url));
});

it("a server without times gives lines by their share of the text, which is said", async () => {
  const { ann, ticket } = await opened();
  speech.server().say("One two three four. Five six seven eight.");
  speech.server().behave("no times");
  const { id, seconds } = await speak(ann, ticket);
  const { transcript } = await transcribed(ann, ticket, id);
  expect(transcript?.is_timed).toBe(false);
  expect(transcript?.lines[1]?.start).toBeCloseTo(seconds / 2, 0);
});

it.each(["500", "nothing", "HTML"] as const)(
  "a server that answers %s leaves the recording, with a reason",
  async (behaviour) => {
    const { ann, ticket } = await opened();
    speech.server().behave(behaviour);
    const { id } = await speak(ann, ticket);
    const failed = await transcribed(ann, ticket, id);
    expect(failed).toMatchObject({ transcription: "failed", state: "stored", transcript: null });
    expect(failed.reason).toMatch(/^[A-Z].*\.$/);
    expect(failed.reason).not.toMatch(/CUDA|works|127\.0\.0\.1|undefined/);
    expect((await soundAt(failed.audio_url)).length).toBe(failed.bytes);
    speech.server().behave("says");
    await ann.recordings.transcribe({ ticket, recordingId: id });
    expect((await transcribed(ann, ticket, id)).transcription).toBe("done");
  },
);

it("a recording in which nobody speaks has an empty transcript", async () => {
  const { ann, ticket } = await opened();
  speech.server().behave("no text");
  const { id } = await speak(ann, ticket);
  expect(await transcribed(ann, ticket, id)).toMatchObject({
    transcription: "done",
    transcript: { text: "", lines: [] },
  });
});

it("[KINT-041][KINT-042] transcribe-audio takes a recorded webm as base64 and returns its text", async () => {
  const { ann } = await opened();
  speech.server().say("A short clip.");
  const audio = Buffer.from(tone()).toString("base64");
  expect(await ann.recordings.clip({ audio })).toEqual({ text: "A short clip." });
  expect(speech.server().heard.at(-1)?.bytes).toEqual(tone());
  const url = `data:audio/webm;codecs=opus;base64,${audio}`;
  expect(await ann.recordings.clip({ audio: url })).toEqual({ text: "A short clip." });
  await expect(ann.recordings.clip({ audio: "bm8gc291bmQ=" })).rejects.toThrow("cannot be read");
  const long = Buffer.alloc(3.1 * 1024 * 1024).toString("base64");
  await expect(ann.recordings.clip({ audio: long })).rejects.toThrow();
});

it("[KINT-027] an answer is typed, spoken and turned into text, or supported by a file", async () => {
  const { ann, ticket, interviewId, first, second, third } = await opened();
  speech.server().say("Ring the depot first.");
  const { transcript } = await transcribed(ann, ticket, (await speak(ann, ticket)).id);
  const { save, attach, get } = ann.knowledgeInterviews;
  await save({ interviewId, questionId: first, response_text: transcript?.text ?? "", version: 0 });
  await save({ interviewId, questionId: second, response_text: "Calmly.", version: 0 });
  const file = { filename: "keys.txt", content_type: "text/plain", file_size: 12 };
  await attach({ interviewId, questionId: third, ...file });
  expect(
    (await get({ interviewId })).responses.map(({ response_text, audio_url, files }) => [
      response_text,
      audio_url !== null,
      files.map(({ filename }) => filename),
    ]),
  ).toEqual([
    ["Ring the depot first.", true, []],
    ["Calmly.", false, []],
    ["", false, ["keys.txt"]],
  ]);
});

it("a spoken answer is cited, and its sound is played from the sentence", async () => {
  const { ann, ticket, interviewId, first, rag_system_id } = await opened();
  speech.server().say("Ring the depot first. The night desk answers until ten. Ada keeps the spare key.");
  const { id } = await speak(ann, ticket);
  const { transcript } = await transcribed(ann, ticket, id);
  const response_text = transcript?.text.replace("Ada", "Ada Novak") ?? "";
  await ann.knowledgeInterviews.save({ interviewId, questionId: first, response_text, version: 0 });
  await read(ann, rag_system_id);
  const at = async (text: string) =>
    (await ann.knowledgeInterviews.sound({ interviewId, questionId: first, text })).sound;
  expect(await at("The night desk answers until ten.")).toMatchObject({ start: 1, is_exact: true });
  expect(await at("Ada Novak keeps the spare key.")).toMatchObject({ start: 2.5, is_exact: true });
  expect(await at("Something that nobody said.")).toMatchObject({ is_exact: false });
  const query = "Who keeps the spare key?";
  const { context } = await ann.chat.ask({ ragSystemId: rag_system_id, query });
  expect(context[0]?.metadata.filename).toContain("Mara Ilić");
});

it("the price of a transcription is booked, and counts in the budget", async () => {
  const { ann, ticket, rag_system_id: chatbotId } = await opened();
  const { id, seconds } = await speak(ann, ticket);
  await transcribed(ann, ticket, id);
  const dollars = (seconds / 60) * 0.6;
  const { sources } = await ann.analytics.overview({ days: "7", chatbotId });
  expect(sources.find(({ source }) => source === "recording")?.cost).toBeCloseTo(dollars, 4);
  await ann.budget.save({ id: chatbotId, day_dollars: dollars * 1.5 });
  const kept = await speak(ann, ticket);
  expect(await transcribed(ann, ticket, kept.id)).toMatchObject({
    state: "stored",
    transcription: "failed",
    reason: "The budget for language models is used up. The recording is kept.",
  });
  await ann.budget.save({ id: chatbotId, day_dollars: dollars * 3 });
  await ann.recordings.transcribe({ ticket, recordingId: kept.id });
  expect((await transcribed(ann, ticket, kept.id)).transcription).toBe("done");
});

it("who takes an interview reads only their own recordings, and takes them back", async () => {
  const { ann, made, first, ticket: owners } = await opened();
  const mara = await as("mara", speech.url());
  const { knowledgeSlug } = await introduced(mara, made);
  const { ticket } = await mara.knowledgeInterviews.recordOwn({ knowledgeSlug, questionId: first });
  const { id: ownerId } = await speak(ann, owners);
  expect((await mara.recordings.list({ ticket })).items).toEqual([]);
  await expect(mara.recordings.remove({ ticket, recordingId: ownerId })).rejects.toMatchObject({
    code: "not_found",
  });
  const { id, audio_url } = await speak(mara, ticket);
  expect((await mara.knowledgeInterviews.open({ knowledgeSlug })).recordings.map((one) => one.id)).toEqual([
    id,
  ]);
  expect((await ann.recordings.list({ ticket: owners })).items.map((one) => one.id)).toEqual([ownerId, id]);
  await mara.knowledgeInterviews.withdraw({ knowledgeSlug });
  await expect(soundAt(audio_url)).rejects.toThrow("404");
  expect((await ann.recordings.list({ ticket: owners })).items.map((one) => one.id)).toEqual([ownerId]);
});
