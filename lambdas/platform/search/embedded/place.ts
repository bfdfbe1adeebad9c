import type { Bucket } from "./bucket.ts";
import type { Manifests } from "./manifest/current.ts";
import type { Embedding } from "./manifest/manifest.ts";

export interface Place extends Bucket {
  manifests: Manifests;
  embedding: Embedding;
}
