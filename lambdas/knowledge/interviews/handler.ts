import { serve } from "#platform/http/serve.ts";
import { knowledgeInterviews } from "#shared/knowledge/interview-routes.ts";
import { attach } from "./answers/attach.ts";
import { processInterview } from "./answers/process.ts";
import { saveAnswer } from "./answers/save.ts";
import { typeAnswer } from "./answers/type.ts";
import type { Writer } from "./answers/writer.ts";
import { complete } from "./complete.ts";
import { create } from "./create.ts";
import { interviewDirectories } from "./directory.ts";
import type { StoredInterview } from "./entities.ts";
import { listInterviews } from "./list.ts";
import { enter } from "./page/enter.ts";
import { introduced } from "./page/granted.ts";
import { saveOwn } from "./page/save-own.ts";
import { takenView } from "./page/view.ts";
import { welcome } from "./page/welcome.ts";
import { withdraw } from "./page/withdraw.ts";
import { recordAnswer, soundOf } from "./recording.ts";
import { removeInterview } from "./remove.ts";
import { setCode } from "./set-code.ts";
import { absent, interviewStore } from "./store.ts";
import { detailOf, shown } from "./view.ts";

export const handler = serve(knowledgeInterviews, {
  list: (input, { accountId }) => listInterviews(accountId, input),
  create: (input, { accountId, userId }) => create(accountId, input, userId),
  get: async ({ interviewId }, { accountId }) =>
    detailOf(await interviewStore.ofAccount(accountId, interviewId)),
  setCode: async ({ interviewId, access_code }, { accountId, userId }) =>
    shown(await setCode(await interviewStore.ofAccount(accountId, interviewId), access_code, userId)),
  remove: async ({ interviewId: id }, { accountId, userId }) => {
    const interview = await interviewStore.find({ user_id: accountId, id });
    if (!interview) throw absent();
    const isDone = await removeInterview(interview, { userId, until: Date.now() + workMs });
    if (isDone) await interviewDirectories.renew(accountId);
    return { isDone };
  },
  save: async ({ interviewId, ...saved }, { accountId, userId }) => {
    const interview = await interviewStore.ofAccount(accountId, interviewId);
    return saveAnswer(interview, saved, ownerOf(interview, userId));
  },
  type: async ({ interviewId, ...typed }, { accountId, userId }) => {
    const interview = await interviewStore.ofAccount(accountId, interviewId);
    return typeAnswer(interview, typed, ownerOf(interview, userId));
  },
  attach: async ({ interviewId, ...file }, { accountId, userId }) => {
    const interview = await interviewStore.ofAccount(accountId, interviewId);
    return attach(interview, file, ownerOf(interview, userId));
  },
  record: async ({ interviewId, questionId }, { accountId, userId }) => {
    const interview = await interviewStore.ofAccount(accountId, interviewId);
    return recordAnswer(interview, questionId, ownerOf(interview, userId));
  },
  sound: async ({ interviewId, ...passage }, { accountId }) =>
    soundOf(await interviewStore.ofAccount(accountId, interviewId), passage),
  complete: async ({ interviewId }, { accountId, userId }) => {
    const interview = await interviewStore.ofAccount(accountId, interviewId);
    return shown(await complete(interview, ownerOf(interview, userId)));
  },
  process: async ({ interviewId }, { accountId }) =>
    processInterview(await interviewStore.ofAccount(accountId, interviewId), { until: Date.now() + workMs }),
  enter: ({ knowledgeSlug, access_code }, { userId }) => enter(knowledgeSlug, access_code, userId),
  welcome: ({ knowledgeSlug, ...details }, { userId }) => welcome(knowledgeSlug, details, userId),
  open: async ({ knowledgeSlug }, { userId }) => {
    const { interview, grant } = await introduced(knowledgeSlug, userId);
    return takenView(interview, grant);
  },
  saveOwn: (input, { userId }) => saveOwn(input, userId),
  typeOwn: async ({ knowledgeSlug, ...typed }, { userId }) => {
    const { interview, writer } = await introduced(knowledgeSlug, userId);
    return typeAnswer(interview, typed, writer);
  },
  attachOwn: async ({ knowledgeSlug, ...file }, { userId }) => {
    const { interview, writer } = await introduced(knowledgeSlug, userId);
    return attach(interview, file, writer);
  },
  recordOwn: async ({ knowledgeSlug, questionId }, { userId }) => {
    const { interview, writer } = await introduced(knowledgeSlug, userId);
    return recordAnswer(interview, questionId, writer);
  },
  withdraw: ({ knowledgeSlug }, { userId }) =>
    withdraw(knowledgeSlug, { userId, until: Date.now() + workMs }),
});

/** Deleting and processing are repeated when this time is over. */
const workMs = 15_000;

const ownerOf = ({ interviewee_name }: StoredInterview, userId: string): Writer => ({
  userId,
  person: interviewee_name,
  isOwner: true,
});
