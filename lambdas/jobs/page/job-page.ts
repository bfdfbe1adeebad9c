import type { Caller } from "#platform/access/origin/caller.ts";
import type { FileReply } from "#shared/contract/file-reply.ts";
import { jobStore } from "../store.ts";

/** The public page of a posting. */
export const jobPage = async (slug: string, _caller: Caller): Promise<FileReply> => {
  const job = await jobStore.ofLink(slug);
  const title = job?.is_active ? job.title : "Job Not Found";
  return {
    contentType: "text/html; charset=utf-8",
    content: `<!doctype html><title>${title}</title>`,
    policy: "default-src 'none'",
    cacheSeconds: 0,
  };
};
