import { Client } from "@opensearch-project/opensearch";
import { afterAll, beforeAll, describe } from "vitest";
import { isLeftOut } from "../left-out.ts";
import { missingTools, type OpenSearchNode, startOpenSearch } from "./node.ts";

/** A suite that runs on a real OpenSearch node of its own; says that it is left out where that cannot start. */
export const describeOnOpenSearch = (what: string, suite: (client: () => Client) => void): void => {
  describe.skipIf(isLeftOut(what, missingTools()))(what, () => {
    let node: OpenSearchNode;
    let client: Client;

    beforeAll(async () => {
      node = await startOpenSearch();
      client = new Client({ node: node.url });
    }, 180_000);

    afterAll(async () => {
      await client?.close();
      await node?.stop();
    });

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
