import { required } from "#platform/environment.ts";
import type { FileReply } from "#shared/contract/file-reply.ts";
import { undefinedIfAbsent } from "#shared/errors.ts";
import { pagePolicy } from "#shared/page-policy.ts";
import { activeJobOfLink } from "../posting.ts";
import { gonePage } from "./gone-page.ts";
import { postingPage } from "./posting-page.ts";

/** The public page of a posting, complete without scripts up to the start; 404 for one that takes no applications. */
export const jobPage = async (slug: string): Promise<FileReply> => {
  const job = await activeJobOfLink(slug).catch(undefinedIfAbsent);
  const { head, body } = job ? await postingPage(job) : gonePage();
  return {
    contentType: "text/html; charset=utf-8",
    status: job ? 200 : 404,
    content: required("JOB_PAGE")
      .replace("<!--head-->", () => head.html)
      .replace("<!--body-->", () => body.html),
    policy: pagePolicy({ ancestors: "'none'" }),
    // a posting that is closed is gone at once
    cacheSeconds: 0,
  };
};
