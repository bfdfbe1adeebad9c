import { afterAll, beforeAll, describe } from "vitest";
import { missingHere } from "./missing.ts";
import { itDeploysAgain } from "./walk/deploying-again.ts";
import { itAnswersEveryRoute } from "./walk/every-route.ts";
import { itKeepsIndexesInTheBucket } from "./walk/indexes.ts";
import { itTellsHowLongAnswersTake } from "./walk/measuring.ts";
import { itServesOwners } from "./walk/owner.ts";
import { itGrantsWhatIsUsed } from "./walk/permissions.ts";
import { openScene, type Scene } from "./walk/setup.ts";
import { itLooksAfterDocuments } from "./walk/sweeping.ts";
import { itServesVisitors } from "./walk/visitors.ts";

const options = { envName: "lean", search: "embedded", modelProvider: "builtin" };

describe.skipIf(missingHere("the deployment that searches in the bucket"))(
  "the stack without a domain and without a language model",
  () => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await openScene(options);
    });
    afterAll(() => scene?.close());

    itServesOwners(() => scene, "saver@example.com");
    itServesVisitors(() => scene);
    itAnswersEveryRoute(() => scene);
    itLooksAfterDocuments(() => scene);
    itKeepsIndexesInTheBucket(() => scene);
    itTellsHowLongAnswersTake(() => scene);
    itDeploysAgain(() => scene, { options, other: { alarmEmail: "operations@example.com" } });
    itGrantsWhatIsUsed(() => scene, {
      "chat: s3:ListBucket": "Without it S3 calls a chatbot without documents forbidden instead of missing.",
      "ingest: sqs:ChangeMessageVisibility": "No document fails in this walk.",
      "reindex: s3:GetObject": "The built-in embedding is never another one.",
      "reindex: sqs:SendMessage": "The built-in embedding is never another one.",
    });
  },
);
