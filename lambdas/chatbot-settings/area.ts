import type { Area } from "#lambdas/area.ts";

export const chatbotSettings: Area = {
  name: "chatbot-settings",
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
