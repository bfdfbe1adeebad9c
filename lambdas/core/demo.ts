import { demoWidgetId } from "#shared/demo/demo-widget.ts";

/**
 * The product's own chatbot, which answers from the help articles. Its account is no person's: the user pool gives users
 * a UUID, and no request can name an account with a dot in its id (`requireMembership`).
 */
export const demo = {
  accountId: "docent.demo",
  chatbotId: "bot_docent-help",
  widgetId: demoWidgetId,
} as const;

/** Whether something belongs to the account of the product's own chatbot. */
export const isDemo = (accountId: string): boolean => accountId === demo.accountId;
