import { uploadOrigin } from "#lambdas/recordings/upload-origin.ts";
import type { Caller } from "#platform/access/origin/caller.ts";
import { required } from "#platform/environment.ts";
import { toAppError } from "#platform/http/errors.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import type { FileReply } from "#shared/contract/file-reply.ts";
import { undefinedIfAbsent } from "#shared/errors.ts";
import type { PageParts } from "#shared/html/markup.ts";
import { pagePolicy } from "#shared/page-policy.ts";
import { activeJobOfLink } from "../posting.ts";
import { gonePage } from "./gone-page.ts";
import { postingPage } from "./posting-page.ts";
import { troublePage } from "./trouble-page.ts";

interface Page extends PageParts {
  status: number;
  retryAfterSeconds?: number | undefined;
}

/**
 * The public page of a posting, complete without scripts up to the start; 404 for one that takes no applications. A
 * failure is a page too: nobody who follows a link reads JSON.
 */
export const jobPage = async (slug: string, caller: Caller): Promise<FileReply> => {
  const { head, body, ...reply } = await pageOf(slug, caller).catch(pageOfFailure);
  return {
    ...reply,
    contentType: "text/html; charset=utf-8",
    content: required("JOB_PAGE")
      .replace("<!--head-->", () => head.html)
      .replace("<!--body-->", () => body.html),
    policy: pagePolicy({ ancestors: "'none'", connectTo: [await uploadOrigin()] }),
    // an answer may be spoken
    takesMicrophone: true,
    // a posting that is closed is gone at once
    cacheSeconds: 0,
  };
};

const pageOf = async (slug: string, caller: Caller): Promise<Page> => {
  await limitLookups(caller);
  const job = await activeJobOfLink(slug).catch(undefinedIfAbsent);
  return job ? { ...(await postingPage(job)), status: 200 } : { ...gonePage(), status: 404 };
};

const pageOfFailure = (failure: unknown): Page => {
  const error = toAppError(failure);
  return { ...troublePage(error), status: error.status, retryAfterSeconds: error.rate?.resetSeconds };
};
