import * as z from "zod";
import { NewChatbot } from "#shared/chatbots/routes.ts";
import { defaultFirstQuestion } from "#shared/chatbots/use-cases.ts";
import { authTypes, type IntegrationFields, IntegrationForm } from "#shared/integrations/shapes.ts";

const Api = z.object({
  endpoint: z.string(),
  trigger: z.string(),
  auth_type: z.enum(authTypes),
  auth_header_name: z.string(),
  auth_value: z.string(),
});
type Api = z.infer<typeof Api>;

/** The dialog's fields. `api` counts only with `has_api`. */
export const NewChatbotForm = NewChatbot.extend({ has_api: z.boolean(), api: Api }).superRefine(
  ({ has_api, api }, { addIssue }) => {
    if (!has_api) return;
    const fault = (field: keyof Api, message: string) =>
      addIssue({ code: "custom", path: ["api", field], message });
    if (!api.endpoint.trim()) fault("endpoint", "Enter the endpoint URL.");
    if (!api.trigger.trim()) fault("trigger", "Enter the trigger phrase.");
    const { error } = IntegrationForm.safeParse(integrationOf(api));
    for (const { path, message } of error?.issues ?? []) {
      const field = fieldsOf[String(path[0])];
      if (field && (field.startsWith("auth_") || api[field].trim())) fault(field, message);
    }
  },
);
export type NewChatbotForm = z.infer<typeof NewChatbotForm>;

/** The dialog's fields by the integration's. */
const fieldsOf: Partial<Record<string, keyof Api>> = {
  api_url_template: "endpoint",
  triggers: "trigger",
  auth_header_name: "auth_header_name",
  auth_value: "auth_value",
} satisfies Partial<Record<keyof IntegrationFields, keyof Api>>;

export const newChatbotForm = (): NewChatbotForm => ({
  name: "",
  description: "",
  use_case: "support",
  first_question: defaultFirstQuestion,
  has_api: false,
  api: { endpoint: "", trigger: "", auth_type: "none", auth_header_name: "", auth_value: "" },
});

/** The integration that asks the endpoint when a question has the trigger phrase; its name is the endpoint's host. */
export const integrationOf = ({ endpoint, trigger, ...authentication }: Api) => ({
  ...authentication,
  name: /^[^:]*:\/\/([^/?#]+)/.exec(endpoint.trim())?.[1]?.slice(0, 120) ?? "API",
  api_url_template: endpoint.trim(),
  http_method: "GET" as const,
  request_headers: {},
  request_body_template: "{}",
  response_mapping: "{}",
  triggers: [{ type: "keyword" as const, value: trigger.trim() }],
});
