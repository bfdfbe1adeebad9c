import { zodResolver } from "@hookform/resolvers/zod";
import { LlmSettings } from "#shared/chatbots/llm-settings.ts";

/** Checks the form as the server does. */
export const resolver = zodResolver(LlmSettings);
