import { applicationDirectories } from "#lambdas/jobs/applications/directory.ts";
import { eraseApplication } from "#lambdas/jobs/applications/erase.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import type { Handlers } from "#platform/http/pipeline.ts";
import { serve } from "#platform/http/serve.ts";
import { serveStream } from "#platform/http/stream.ts";
import { limitAnswers, limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { interviews } from "#shared/interviews/routes.ts";
import { answer } from "./answer.ts";
import { apply } from "./apply.ts";
import { askPerson } from "./ask-person.ts";
import { ended } from "./finish.ts";
import { interviewFormat } from "./format.ts";
import { interviewOf } from "./interview-of.ts";
import { openedAs, openedBy } from "./opened.ts";
import { recordAnswer } from "./record-answer.ts";
import { completeQuestion, sayNext } from "./say-next.ts";
import { start } from "./start.ts";

const handlers: Handlers<typeof interviews> = {
  apply: (input, { caller }) => apply(input, caller),
  start: async ({ token, ...named }, { caller }) => {
    await limitLookups(caller);
    return interviewOf(await start(await openedAs(token, named)));
  },
  async *answer({ token, questionIndex, response, ...named }, { caller, signal }) {
    const application = await openedAs(token, named);
    await limitAnswers(application.id, caller);
    const present = await answer(application, { index: questionIndex, text: response });
    const next = sayNext(present, signal);
    let step = await next.next();
    for (; !step.done; step = await next.next()) yield { type: "delta", text: step.value };
    yield { type: "interview", interview: await interviewOf(step.value) };
  },
  read: async ({ token }, { caller }) => {
    await limitLookups(caller);
    return interviewOf(await completeQuestion(await ended(await openedBy(token))));
  },
  record: async ({ token }, { caller }) => {
    await limitLookups(caller);
    return recordAnswer(await openedBy(token));
  },
  askPerson: async ({ token }, { caller }) => {
    await limitLookups(caller);
    return interviewOf(await askPerson(await openedBy(token)));
  },
  erase: async ({ token }, { caller }) => {
    await limitLookups(caller);
    const application = await openedBy(token);
    await eraseApplication(application);
    await applicationDirectories.renew(application.user_id);
    await tellPages(application);
    return { erased: true };
  },
};

export const handler = serve(interviews, handlers);
export const streamHandler = serveStream(interviews, handlers, { answer: interviewFormat });
