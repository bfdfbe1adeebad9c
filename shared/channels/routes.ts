import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Channel } from "./channel.ts";
import { ChannelConnection, ChannelFault, ConnectionForm, Interest } from "./shapes.ts";

const place = { chatbotId: reference, channel: Channel };

export const channels = {
  list: route({
    method: "GET",
    path: "/api/channels",
    access: "owner",
    role: "edits",
    summary: "List the account's bots in Telegram, Discord and Slack",
    input: z.object({}),
    output: z.object({
      items: z.array(ChannelConnection),
      /** The installation's own address, which platforms call. */
      site_url: z.string(),
    }),
  }),
  connect: route({
    method: "PUT",
    path: "/api/chatbots/{chatbotId}/channels/{channel}",
    access: "owner",
    limit: "questions",
    summary: "Check a bot's token and connect the bot to a chatbot",
    input: ConnectionForm.extend(place),
    output: z.object({
      /** Whose token it is; absent with a fault of the token. */
      bot: z.object({ name: z.string(), place: z.string().optional() }).optional(),
      connection: ChannelConnection.optional(),
      fault: ChannelFault.optional(),
    }),
  }),
  disconnect: route({
    method: "DELETE",
    path: "/api/chatbots/{chatbotId}/channels/{channel}",
    access: "owner",
    summary: "Disconnect a bot; its token and its webhook are removed",
    input: z.object(place),
    output: z.object({
      /** False if the platform was away: for a day it is asked again to send nothing any more. */
      is_left: z.boolean(),
    }),
  }),
  receive: route({
    method: "POST",
    path: "/channels/{channel}/{chatbotId}",
    access: "signed",
    summary: "Take what a platform sends to a connected bot",
    input: z.object(place),
    output: z.record(z.string(), z.unknown()),
    ignoresBody: true,
    bodyBytes: 256 * 1024,
  }),
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
