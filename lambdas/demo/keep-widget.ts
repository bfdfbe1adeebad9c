import { demo } from "#lambdas/core/demo.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { visitorLimits } from "#platform/rate-limit/bounds.ts";
import { AppError } from "#shared/errors.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { starters } from "./starters.ts";

/** Makes the widget if it is missing, gives it its present look and switches it on. */
export const keepWidget = async (): Promise<void> => {
  const settings = await settingsOf();
  const widget = await findWidget();
  if (widget) {
    const isSame = Object.entries(settings).every(([name, value]) => isEqual(value, Object(widget)[name]));
    if (!isSame) await widgetStore.update(widget, { set: settings });
    return;
  }
  await widgetStore.create({
    id: demo.widgetId,
    user_id: demo.accountId,
    rag_system_id: demo.chatbotId,
    created_at: new Date().toISOString(),
    total_conversations: 0,
    total_messages: 0,
    ...settings,
  });
};

/** Visitors find no chat from then on. */
export const switchWidgetOff = async (): Promise<void> => {
  const widget = await findWidget();
  if (widget?.is_active) await widgetStore.update(widget, { set: { is_active: false } });
};

const findWidget = () =>
  widgetStore.ofAccount(demo.accountId, demo.widgetId).catch((error) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });

/** Only the site itself may embed it: on other sites it would answer at the operator's cost. */
const settingsOf = async () => ({
  name: "Docent Help",
  is_active: true,
  theme: {
    primaryColor: "#1c7a5e",
    backgroundColor: "#fdfcf9",
    textColor: "#1d1b16",
    fontFamily: "Hanken Grotesk Variable, system-ui",
    borderRadius: "8px",
    shadow: true,
  },
  config: {
    ...widgetDefaults.config,
    greeting: `Ask about Docent. The answers come from its help articles, with the passage. ${visitorLimits().demoHour} questions an hour.`,
    placeholder: "Ask about Docent",
  },
  branding: {
    ...widgetDefaults.branding,
    title: "Docent Help",
    subtitle: "Answers from the help articles",
  },
  behavior: { ...widgetDefaults.behavior, colorScheme: "auto" as const, starterQuestions: starters },
  allowed_domains: [new URL(await siteUrl()).host],
});

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
