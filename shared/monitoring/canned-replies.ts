import * as z from "zod";
import { at, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";

/** A short text of the account that members insert into their messages to visitors. */
export const CannedReply = z.object({
  id: z.string(),
  name: z.string(),
  content: z.string(),
  updated_at: at,
});
export type CannedReply = z.infer<typeof CannedReply>;

/** The most that an account has. */
export const maxCannedReplies = 200;

const fields = {
  name: z
    .string()
    .trim()
    .min(1, "Give the reply a name, by which it is found.")
    .max(60, "Use at most 60 characters."),
  content: z
    .string()
    .trim()
    .min(1, "Write the text of the reply.")
    .max(4000, "Use at most 4,000 characters."),
};

export const cannedReplies = {
  cannedReplies: route({
    method: "GET",
    path: "/api/canned-replies",
    access: "owner",
    role: "answers",
    summary: "List the account's canned replies by name",
    input: z.object({}),
    output: z.object({ items: z.array(CannedReply) }),
  }),
  createCannedReply: route({
    method: "POST",
    path: "/api/canned-replies",
    access: "owner",
    role: "edits",
    summary: "Save a text that members insert into their messages to visitors",
    input: z.object(fields),
    output: CannedReply,
  }),
  changeCannedReply: route({
    method: "PUT",
    path: "/api/canned-replies/{cannedReplyId}",
    access: "owner",
    role: "edits",
    summary: "Change the name and the text of a canned reply",
    input: z.object({ cannedReplyId: reference, ...fields }),
    output: CannedReply,
  }),
  removeCannedReply: route({
    method: "DELETE",
    path: "/api/canned-replies/{cannedReplyId}",
    access: "owner",
    role: "edits",
    summary: "Delete a canned reply",
    input: z.object({ cannedReplyId: reference }),
    output: z.object({}),
  }),
};
