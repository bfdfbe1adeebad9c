import { inject } from "vitest";
import { mailsTo } from "../mails.ts";
import { until } from "../until.ts";

/** The links of all mails that ask an address to confirm, newest first. */
export const confirmationLinks = async (email: string, url = inject("url")): Promise<string[]> =>
  (await mailsTo(email, url)).map(({ text }) => /https?:\S+\/newsletter\/confirm#\S+/.exec(text)?.[0] ?? "");

/** The newest such link, once there is one. */
export const confirmationLink = (email: string, url?: string): Promise<string> =>
  until(async () => (await confirmationLinks(email, url))[0]);

export const tokenIn = (link: string): string => link.split("#")[1] ?? "";
