import type * as z from "zod";
import {
  NewWidget,
  type Widget,
  WidgetBranding,
  WidgetConfig,
  WidgetTheme,
} from "#shared/contract/widgets.ts";
import { widgetDefaults } from "#shared/widget-defaults.ts";

/** The values of the widget form: a new widget with all defaults set. */
export const WidgetForm = NewWidget.extend({
  theme: WidgetTheme,
  config: WidgetConfig,
  branding: WidgetBranding,
});
export type WidgetForm = z.infer<typeof WidgetForm>;

export const newWidgetForm = (chatbotId = ""): WidgetForm => ({
  name: "",
  rag_system_id: chatbotId,
  ...widgetDefaults,
});

export const widgetFormOf = ({ name, rag_system_id, theme, config, branding }: Widget): WidgetForm => ({
  name,
  rag_system_id,
  theme,
  config,
  branding,
});
