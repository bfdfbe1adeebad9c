import type { AreaThings } from "../things/area-things.ts";

/** A ticket opens the recordings of an answer; its text is the id of the field. */
export const things: AreaThings = {
  kinds: {
    recordingTicket: {
      missing: "no-ticket",
      make: async ({ owner, idOf }) => {
        const { ticket } = await owner.knowledgeInterviews.record({
          interviewId: await idOf("interview"),
          questionId: await idOf("question"),
        });
        return { id: ticket };
      },
    },
    recording: {
      missing: "rec_00000000000000000000000000",
      make: async ({ owner, idOf }) =>
        owner.recordings.begin({ ticket: await idOf("recordingTicket"), content_type: "audio/webm" }),
    },
  },
  values: { audio: Buffer.from("no sound").toString("base64") },
  fields: { ticket: "recordingTicket", recordingId: "recording" },
};
