import { describe } from "vitest";
import { missingHere } from "./missing.ts";
import { itServesAccounts } from "./walk/accounts.ts";
import { itClosesAccounts } from "./walk/closing.ts";
import { itDeletesAccounts } from "./walk/deleting.ts";
import { itDeploysAgain } from "./walk/deploying-again.ts";
import { itAnswersEveryRoute, itLeavesNoRouteOut } from "./walk/every-route.ts";
import { itKeepsIndexesInTheBucket } from "./walk/indexes.ts";
import { itTellsHowLongAnswersTake } from "./walk/measuring.ts";
import { itEmptiesTheOutbox } from "./walk/outbox.ts";
import { itServesOwners } from "./walk/owner.ts";
import { itGrantsWhatIsUsed } from "./walk/permissions.ts";
import { itMailsReports } from "./walk/reports.ts";
import { runByOwners, walking } from "./walk/setup.ts";
import { itLogsSignIns } from "./walk/signing-in.ts";
import { itLooksAfterDocuments } from "./walk/sweeping.ts";
import { itHasMembers } from "./walk/team.ts";
import { itServesVisitors } from "./walk/visitors.ts";

const options = {
  ...runByOwners,
  envName: "lean",
  search: "embedded",
  modelProvider: "builtin",
  mailFrom: "docent@example.com",
};

describe.skipIf(missingHere("the deployment that searches in the bucket"))(
  "the stack without a domain and without a language model, with a sender of mail",
  () => {
    const setup = walking(options, { alarmEmail: "operations@example.com" });

    itServesOwners(setup);
    itServesVisitors(setup);
    itServesAccounts(setup);
    itMailsReports(setup);
    itHasMembers(setup, "colleague@example.com");
    itEmptiesTheOutbox(setup);
    itAnswersEveryRoute(setup);
    itLogsSignIns(setup);
    itClosesAccounts(setup);
    itLooksAfterDocuments(setup);
    itKeepsIndexesInTheBucket(setup);
    itTellsHowLongAnswersTake(setup);
    itDeploysAgain(setup, options);
    itDeletesAccounts(setup);
    itLeavesNoRouteOut(setup);
    itGrantsWhatIsUsed(setup, {
      "chat: s3:ListBucket": "Without it S3 calls a chatbot without documents forbidden instead of missing.",
      "mcp: s3:ListBucket": "Without it S3 calls a chatbot without documents forbidden instead of missing.",
      "publicApi: s3:ListBucket":
        "Without it S3 calls a chatbot without documents forbidden instead of missing.",
      "search: s3:ListBucket":
        "Without it S3 calls a chatbot without documents forbidden instead of missing.",
      "ingest: sqs:ChangeMessageVisibility": "No document fails in this walk.",
      "reindex: s3:GetObject": "The built-in embedding is never another one.",
      "reindex: sqs:SendMessage": "The built-in embedding is never another one.",
    });
  },
);
