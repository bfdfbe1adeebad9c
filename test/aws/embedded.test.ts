import { afterAll, beforeAll, describe } from "vitest";
import { missingHere } from "./missing.ts";
import { itClosesAccounts } from "./walk/closing.ts";
import { itDeploysAgain } from "./walk/deploying-again.ts";
import { itAnswersEveryRoute } from "./walk/every-route.ts";
import { itKeepsIndexesInTheBucket } from "./walk/indexes.ts";
import { itTellsHowLongAnswersTake } from "./walk/measuring.ts";
import { itServesOwners } from "./walk/owner.ts";
import { itGrantsWhatIsUsed } from "./walk/permissions.ts";
import { openSetup, type Setup } from "./walk/setup.ts";
import { itLogsSignIns } from "./walk/signing-in.ts";
import { itLooksAfterDocuments } from "./walk/sweeping.ts";
import { itServesVisitors } from "./walk/visitors.ts";

const options = { envName: "lean", search: "embedded", modelProvider: "builtin" };

describe.skipIf(missingHere("the deployment that searches in the bucket"))(
  "the stack without a domain and without a language model",
  () => {
    let setup: Setup;
    beforeAll(async () => {
      setup = await openSetup(options);
    });
    afterAll(() => setup?.close());

    itServesOwners(() => setup, "saver@example.com");
    itServesVisitors(() => setup);
    itAnswersEveryRoute(() => setup);
    itLogsSignIns(() => setup);
    itClosesAccounts(() => setup);
    itLooksAfterDocuments(() => setup);
    itKeepsIndexesInTheBucket(() => setup);
    itTellsHowLongAnswersTake(() => setup);
    itDeploysAgain(() => setup, { options, other: { alarmEmail: "operations@example.com" } });
    itGrantsWhatIsUsed(() => setup, {
      "chat: s3:ListBucket": "Without it S3 calls a chatbot without documents forbidden instead of missing.",
      "search: s3:ListBucket":
        "Without it S3 calls a chatbot without documents forbidden instead of missing.",
      "ingest: sqs:ChangeMessageVisibility": "No document fails in this walk.",
      "reindex: s3:GetObject": "The built-in embedding is never another one.",
      "reindex: sqs:SendMessage": "The built-in embedding is never another one.",
    });
  },
);
