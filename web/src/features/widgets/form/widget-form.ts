import type * as z from "zod";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import {
  AllowedDomains,
  NewWidget,
  type Widget,
  WidgetBehavior,
  WidgetBranding,
  WidgetConfig,
  WidgetTheme,
} from "#shared/widgets/shapes.ts";

/** The values of the widget form: a new widget with all defaults set. */
export const WidgetForm = NewWidget.extend({
  theme: WidgetTheme,
  config: WidgetConfig,
  branding: WidgetBranding,
  behavior: WidgetBehavior,
  allowed_domains: AllowedDomains,
});
export type WidgetForm = z.infer<typeof WidgetForm>;

export const newWidgetForm = (chatbotId = ""): WidgetForm => ({
  name: "",
  rag_system_id: chatbotId,
  ...widgetDefaults,
});

export const widgetFormOf = (widget: Widget): WidgetForm => {
  const { name, rag_system_id, theme, config, branding, behavior, allowed_domains } = widget;
  return { name, rag_system_id, theme, config, branding, behavior, allowed_domains };
};
