import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from "mediabunny";
import { expect, it } from "vitest";
import { openStudy } from "../knowledge-interviews/study.ts";
import { type Actor, as } from "../users.ts";
import { digestsOf, partsOf, sendPart, soundAt, speak, tone, uploaded } from "./speak.ts";

const opened = async () => {
  const ann = await as("ann");
  const { interview, first, second } = await openStudy(ann);
  const { id: interviewId } = await interview();
  const ticketFor = async (questionId: string) =>
    (await ann.knowledgeInterviews.record({ interviewId, questionId })).ticket;
  return { ann, interviewId, first, second, ticketFor, ticket: await ticketFor(first) };
};

/** A recording whose parts have forms, and are not uploaded yet. */
const begun = async ({ recordings }: Actor, ticket: string) => {
  const { id: recordingId } = await recordings.begin({ ticket, content_type: "audio/webm" });
  const parts = partsOf(tone());
  const { forms } = await recordings.parts({ ticket, recordingId, take: 0, from: 0, count: parts.length });
  return { recordingId, parts, forms };
};

/** Length and packets as a player reads them. */
const read = async (bytes: Uint8Array) => {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MP4] });
  const track = await input.getPrimaryAudioTrack();
  const packets = track ? await Array.fromAsync(new EncodedPacketSink(track).packets()) : [];
  return { duration: await input.getDurationFromMetadata(), packets };
};

it.each(["audio/webm", "audio/mp4"] as const)("a recorded %s is stored with its length", async (type) => {
  const { ann, ticket } = await opened();
  const recording = await speak(ann, ticket, { type });
  expect(recording).toMatchObject({ state: "stored", content_type: type, transcription: "none" });
  expect(recording.seconds).toBeGreaterThan(3.9);
  expect(recording.seconds).toBeLessThan(4.5);
  const stored = await read(await soundAt(recording.audio_url));
  expect(stored.duration).toBeCloseTo(recording.seconds, 1);
  const given = await read(tone(type));
  expect(stored.packets.map(({ data }) => data)).toEqual(given.packets.map(({ data }) => data));
});

it("a recording that goes on in another take is one sound", async () => {
  const { ann, ticket } = await opened();
  const whole = await speak(ann, ticket);
  const two = await speak(ann, ticket, { takes: [tone(), tone()] });
  expect(two.seconds).toBeCloseTo(whole.seconds * 2, 1);
  const { packets } = await read(await soundAt(two.audio_url));
  const times = packets.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

it("parts that are missing, or other than they were recorded, are asked for again", async () => {
  const { ann, ticket } = await opened();
  const { recordingId, parts, forms } = await begun(ann, ticket);
  for (const [at, part] of parts.entries()) {
    if (at === 1) continue;
    const form = forms[at];
    if (form) await sendPart(form, at === 2 ? new Uint8Array(part.length) : part);
  }
  const takes = [digestsOf(parts)];
  const { missing, recording } = await ann.recordings.finish({ ticket, recordingId, takes });
  expect(missing).toEqual([
    { take: 0, part: 1 },
    { take: 0, part: 2 },
  ]);
  expect(recording).toBeUndefined();
  for (const { part } of missing) {
    const [form] = (await ann.recordings.parts({ ticket, recordingId, take: 0, from: part, count: 1 })).forms;
    if (form) await sendPart(form, parts[part] as Uint8Array);
  }
  const finished = await ann.recordings.finish({ ticket, recordingId, takes });
  expect(finished.missing).toEqual([]);
  expect(finished.recording?.state).toBe("stored");
});

it("a recording whose browser never came back is finished with what arrived", async () => {
  const { ann, ticket } = await opened();
  const { recordingId, parts, forms } = await begun(ann, ticket);
  for (const at of [0, 1, 3]) if (forms[at]) await sendPart(forms[at], parts[at] as Uint8Array);
  const { items } = await ann.recordings.list({ ticket });
  expect(items).toMatchObject([{ id: recordingId, state: "open", audio_url: null }]);
  const { recording } = await ann.recordings.finish({ ticket, recordingId });
  expect(recording?.seconds).toBeGreaterThan(1.5);
  expect(recording?.seconds).toBeLessThan(2.5);
});

it("a stranger's use of an upload address after the end changes nothing", async () => {
  const { ann, ticket } = await opened();
  const { recordingId, digests, forms } = await uploaded(ann, ticket);
  const { recording } = await ann.recordings.finish({ ticket, recordingId, takes: digests });
  const before = await soundAt(recording?.audio_url ?? "");
  const [form] = forms[0] ?? [];
  if (form) await sendPart(form, new Uint8Array(100));
  const again = await ann.recordings.finish({ ticket, recordingId, takes: digests });
  expect(again.recording?.seconds).toBe(recording?.seconds);
  expect(await soundAt(again.recording?.audio_url ?? "")).toEqual(before);
  await expect(ann.recordings.parts({ ticket, recordingId, take: 0, from: 0, count: 1 })).rejects.toThrow(
    "This recording is finished.",
  );
});

it("what holds no sound is refused with a sentence, and can be recorded again", async () => {
  const { ann, ticket } = await opened();
  const page = new TextEncoder().encode("<html>no sound</html>".repeat(100));
  await expect(speak(ann, ticket, { takes: [page] })).rejects.toThrow("This recording cannot be read.");
  expect((await speak(ann, ticket)).state).toBe("stored");
});

it("an answer has at most ten recordings", async () => {
  const { ann, ticket } = await opened();
  for (let count = 0; count < 10; count++) await ann.recordings.begin({ ticket, content_type: "audio/webm" });
  await expect(ann.recordings.begin({ ticket, content_type: "audio/webm" })).rejects.toThrow(
    "This answer has 10 recordings",
  );
});

it("a ticket opens the recordings of its own answer, and is made here alone", async () => {
  const { ann, ticket, ticketFor, second, interviewId, first } = await opened();
  const { id: recordingId } = await speak(ann, ticket);
  const other = await ticketFor(second);
  expect((await ann.recordings.list({ ticket: other })).items).toEqual([]);
  // all at once: a refusal that nobody waits for yet would end the run
  const calls = [
    ann.recordings.finish({ ticket: other, recordingId }),
    ann.recordings.remove({ ticket: other, recordingId }),
    ann.recordings.transcribe({ ticket: other, recordingId }),
    ann.recordings.parts({ ticket: other, recordingId, take: 0, from: 0, count: 1 }),
  ];
  await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ code: "not_found" })));
  await expect(ann.recordings.list({ ticket: "made-up" })).rejects.toThrow("not whole");
  const bob = await as("bob");
  await expect(bob.knowledgeInterviews.record({ interviewId, questionId: first })).rejects.toMatchObject({
    code: "not_found",
  });
});

it("[DATA-028] an answer is read with the address of its sound until it is deleted", async () => {
  const { ann, ticket, interviewId, first } = await opened();
  const { id: recordingId } = await speak(ann, ticket);
  await ann.knowledgeInterviews.save({
    interviewId,
    questionId: first,
    response_text: "Call the depot.",
    version: 0,
  });
  const spoken = await ann.knowledgeInterviews.get({ interviewId });
  expect(spoken.recordings).toMatchObject([{ id: recordingId, part: first, state: "stored" }]);
  const bytes = await soundAt(spoken.responses[0]?.audio_url ?? "");
  expect(bytes.length).toBe(spoken.recordings[0]?.bytes);
  await ann.recordings.remove({ ticket, recordingId });
  const silent = await ann.knowledgeInterviews.get({ interviewId });
  expect(silent.recordings).toEqual([]);
  expect(silent.responses[0]).toMatchObject({ audio_url: null, response_text: "Call the depot." });
  await expect(soundAt(spoken.responses[0]?.audio_url ?? "")).rejects.toThrow("404");
});

it("a deleted interview takes its recordings with it", async () => {
  const { ann, ticket, interviewId } = await opened();
  const { audio_url } = await speak(ann, ticket);
  await ann.knowledgeInterviews.remove({ interviewId });
  await expect(soundAt(audio_url)).rejects.toThrow("404");
  expect((await ann.recordings.list({ ticket })).items).toEqual([]);
});
