import * as z from "zod";
import { at } from "./fields.ts";
import { route } from "./route.ts";

export const Channel = z.enum(["telegram", "discord", "slack"]);
export type Channel = z.infer<typeof Channel>;

/** The interest of a user in a channel that is not offered yet. */
export const Interest = z.object({ channel: Channel, joined_at: at });
export type Interest = z.infer<typeof Interest>;

export const channels = {
  interests: route({
    method: "GET",
    path: "/api/channels/waitlist",
    access: "owner",
    role: "answers",
    summary: "List the channels whose waitlist the user has joined",
    input: z.object({}),
    output: z.object({ items: z.array(Interest) }),
  }),
  joinWaitlist: route({
    method: "POST",
    path: "/api/channels/waitlist",
    access: "owner",
    role: "answers",
    summary: "Join the waitlist of a channel; joining again changes nothing",
    input: z.object({ channel: Channel }),
    output: Interest,
  }),
};
