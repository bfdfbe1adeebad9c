import { afterAll, beforeAll, describe } from "vitest";
import { missingHere } from "./missing.ts";
import { itBringsDocumentsBack } from "./walk/dead-letters.ts";
import { itDeploysAgain } from "./walk/deploying-again.ts";
import { itAnswersEveryRoute } from "./walk/every-route.ts";
import { itTellsHowLongAnswersTake } from "./walk/measuring.ts";
import { itServesOwners } from "./walk/owner.ts";
import { itGrantsWhatIsUsed } from "./walk/permissions.ts";
import { itReindexes } from "./walk/reindexing.ts";
import { itRestores } from "./walk/restoring.ts";
import { openScene, type Scene } from "./walk/setup.ts";
import { itLooksAfterDocuments } from "./walk/sweeping.ts";
import { itServesVisitors } from "./walk/visitors.ts";

/** Vectors of another length: every passage has to be indexed anew. */
const anotherEmbedding = { embeddingDimension: "512", alarmEmail: "operations@example.com" };

describe.skipIf(missingHere("the deployment"))("the stack as it is deployed by default", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
    console.info(`Deployed in ${scene.installation.seconds.toFixed(1)} s.`);
  });
  afterAll(() => scene?.close());

  itServesOwners(() => scene, "newcomer@example.com");
  itServesVisitors(() => scene);
  itAnswersEveryRoute(() => scene);
  itTellsHowLongAnswersTake(() => scene);
  itBringsDocumentsBack(() => scene);
  itLooksAfterDocuments(() => scene);
  itDeploysAgain(() => scene, { options: {}, other: anotherEmbedding });
  itReindexes(() => scene);
  itRestores(() => scene, anotherEmbedding);
  itGrantsWhatIsUsed(() => scene);
});
