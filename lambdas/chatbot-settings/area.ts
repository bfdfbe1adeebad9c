import type { Area } from "#lambdas/area.ts";
import { words } from "./names.ts";

export const chatbotSettings: Area = {
  name: "chatbot-settings",
  keys: words,
  face: ["store.ts"],
  functions: {
    chatbotSettings: {
      entry: "lambdas/chatbot-settings/handler.ts",
      serves: "chatbotSettings",
      table: ["get", "query", "put", "update"],
      needs: ["owners", "model-names", "account-providers"],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
  removal: () => import("./removal.ts"),
};
