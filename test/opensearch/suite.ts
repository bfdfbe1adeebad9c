import { Client } from "@opensearch-project/opensearch";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { isLeftOut } from "../left-out.ts";
import { answering, missingTools } from "./node.ts";

/** A suite that runs on the stage's OpenSearch, under index names of its own; says so where that cannot start. */
export const describeOnOpenSearch = (what: string, suite: (client: () => Client) => void): void => {
  describe.skipIf(isLeftOut(what, missingTools()))(what, () => {
    let client: Client;

    beforeAll(async () => {
      const node = inject("openSearchEndpoint") ?? "";
      await answering(node);
      client = new Client({ node });
    });

    afterAll(() => client?.close());

    suite(() => client);
  });
};

/** The index that answers for an alias, and all whose name begins with it. */
export const indexesOf = async (
  client: Client,
  alias: string,
): Promise<{ live: string[]; all: string[] }> => {
  const { body } = await client.indices.get({ index: `${alias}*` });
  const all = Object.keys(body).toSorted();
  return { live: all.filter((name) => name === alias || alias in (body[name]?.aliases ?? {})), all };
};
