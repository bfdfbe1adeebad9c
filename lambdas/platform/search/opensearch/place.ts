import type { Client } from "@opensearch-project/opensearch";

/** Where one adapter's passages live. */
export interface Place {
  client: Client;
  /** The alias of the index that answers. */
  index: string;
  /** Of the embeddings that passages and questions have. */
  name: string;
  dimension: number;
}
