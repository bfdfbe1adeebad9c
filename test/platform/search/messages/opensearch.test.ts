import { beforeAll } from "vitest";
import { openOpenSearchMessages } from "#platform/search/messages/opensearch/opensearch.ts";
import type { MessageSearch } from "#platform/search/messages/port.ts";
import { describeOnOpenSearch } from "#test/opensearch/suite.ts";
import { itSearchesMessages } from "./contract.ts";

describeOnOpenSearch("search in messages in OpenSearch", (client) => {
  let search: MessageSearch;
  beforeAll(() => {
    search = openOpenSearchMessages({ client: client(), index: "messages-contract" });
  });
  itSearchesMessages(() => search);
});
