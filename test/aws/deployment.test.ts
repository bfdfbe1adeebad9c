import { describe } from "vitest";
import { missingHere } from "./missing.ts";
import { itServesAccounts } from "./walk/accounts.ts";
import { itClosesAccounts } from "./walk/closing.ts";
import { itBringsDocumentsBack } from "./walk/dead-letters.ts";
import { itDeletesAccounts } from "./walk/deleting.ts";
import { itDeploysAgain } from "./walk/deploying-again.ts";
import { itAnswersEveryRoute, itLeavesNoRouteOut } from "./walk/every-route.ts";
import { itInterviews } from "./walk/interviews.ts";
import { itAsksWhatPeopleKnow } from "./walk/knowledge.ts";
import { itTellsHowLongAnswersTake } from "./walk/measuring.ts";
import { itEmptiesTheOutbox } from "./walk/outbox.ts";
import { itServesOwners } from "./walk/owner.ts";
import { itGrantsWhatIsUsed } from "./walk/permissions.ts";
import { itReindexes } from "./walk/reindexing.ts";
import { itRestores } from "./walk/restoring.ts";
import { runByOwners, walking } from "./walk/setup.ts";
import { itLogsSignIns } from "./walk/signing-in.ts";
import { itLooksAfterDocuments } from "./walk/sweeping.ts";
import { itKnowsMembers } from "./walk/team.ts";
import { itServesVisitors } from "./walk/visitors.ts";

/** Another vector length makes every passage be indexed again. */
const anotherEmbedding = { embeddingDimension: "512", alarmEmail: "operations@example.com" };
const noMember = "Without a sender of mail nobody is invited.";
const noReport = "Without a sender of mail there is no report.";
const noLeadMail = "Without a sender of mail nobody is told of leads.";
const noSubscriber = "Without a sender of mail nobody subscribes.";
const noNotice = "No budget is used up here.";

describe.skipIf(missingHere("the deployment"))("the stack as it is deployed by default", () => {
  const setup = walking(runByOwners, anotherEmbedding);

  itServesOwners(setup);
  itServesVisitors(setup);
  itServesAccounts(setup);
  itKnowsMembers(setup);
  itEmptiesTheOutbox(setup);
  itInterviews(setup);
  itAsksWhatPeopleKnow(setup);
  // without a sender of mail nobody subscribes
  itAnswersEveryRoute(setup, { "newsletter.subscribe": 422 });
  itTellsHowLongAnswersTake(setup);
  itBringsDocumentsBack(setup);
  itLogsSignIns(setup);
  itClosesAccounts(setup);
  itLooksAfterDocuments(setup);
  itDeploysAgain(setup, runByOwners);
  itReindexes(setup);
  itRestores(setup, { ...runByOwners, ...anotherEmbedding });
  itDeletesAccounts(setup);
  itLeavesNoRouteOut(setup);
  itGrantsWhatIsUsed(setup, {
    "accountSchedule: dynamodb:GetItem": noReport,
    "accountSchedule: dynamodb:Query": noReport,
    "accountSchedule: dynamodb:UpdateItem": noReport,
    "accountSchedule: cognito-idp:AdminGetUser": noReport,
    "accountSchedule: secretsmanager:GetSecretValue": noReport,
    "accountSchedule: ssm:GetParameter": noReport,
    "budgetNotices: cognito-idp:AdminGetUser": noNotice,
    "budgetNotices: ssm:GetParameter": noNotice,
    "budgetNotices: dynamodb:GetItem": noNotice,
    "budgetNotices: dynamodb:PutItem": noNotice,
    "budgetNotices: dynamodb:UpdateItem": noNotice,
    "leadSweep: cognito-idp:AdminGetUser": noLeadMail,
    "leadSweep: dynamodb:BatchGetItem": noLeadMail,
    "leadSweep: ssm:GetParameter": noLeadMail,
    "newsletter: dynamodb:GetItem": noSubscriber,
    "newsletter: dynamodb:PutItem": noSubscriber,
    "newsletter: dynamodb:UpdateItem": noSubscriber,
    "newsletter: dynamodb:DeleteItem": noSubscriber,
    "team: dynamodb:PutItem": noMember,
    "team: dynamodb:UpdateItem": noMember,
    "team: dynamodb:DeleteItem": noMember,
    "team: cognito-idp:AdminInitiateAuth": noMember,
    "team: ssm:GetParameter": noMember,
  });
});
