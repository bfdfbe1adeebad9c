import type { Feature } from "../../lib/feature.ts";

declare module "../../lib/feature.ts" {
  interface Parts {
    modelProvider: object;
    modelHint: object;
  }
}

export const feature: Feature = {
  paths: {},
  screens: [],
  parts: {
    modelProvider: async () => (await import("./model-provider.tsx")).ModelProvider,
    modelHint: async () => (await import("./model-hint.tsx")).ModelHint,
  },
};
