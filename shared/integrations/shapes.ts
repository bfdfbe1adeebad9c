import * as z from "zod";
import { at, reference } from "../contract/fields.ts";
import { CallFigures } from "./call-shapes.ts";
import { isJson, isMapping } from "./json-text.ts";
import { addressFault } from "./url-template.ts";

export const httpMethods = ["GET", "POST"] as const;
export const authTypes = ["none", "api_key_header", "api_key_query", "bearer_token"] as const;
export const triggerTypes = ["keyword", "regex"] as const;

/** Stands for a stored secret in replies; sent back, it keeps the stored one. */
export const secretMask = "••••••••";

/** The most integrations of a chatbot. */
export const maxIntegrations = 30;
const maxTriggers = 20;
const maxParameters = 6;
const maxHeaders = 10;

const missing = "Name and API URL are required";
const noControls = /^[^\p{Cc}]*$/u;
const token = /^[!#$%&'*+.^`|~\w-]+$/;
/** Headers of the connection itself. */
const ownHeaders =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|accept-encoding|proxy-.*)$/i;

const headerName = z
  .string()
  .trim()
  .min(1, "Enter the header's name.")
  .max(100, "Use at most 100 characters.")
  .regex(token, "A header's name consists of letters, digits and hyphens.")
  .refine((name) => !ownHeaders.test(name), "This header is set by the connection itself. Leave it out.");

const headerValue = z
  .string()
  .max(1500, "Use at most 1,500 characters.")
  .regex(noControls, "A header's value is a single line.");

/** Checks the names of a record; zod's own check of keys says no more than that a key is invalid. */
const namesBy =
  (schema: z.ZodType) =>
  (given: object, { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">): void => {
    for (const name of Object.keys(given)) {
      const message = schema.safeParse(name).error?.issues[0]?.message;
      if (message) addIssue({ code: "custom", path: [name], message });
    }
  };

/** The name of a placeholder in the API URL and in the body. */
export const parameterName = z
  .string()
  .regex(
    /^[A-Za-z]\w{0,39}$/,
    "A parameter's name is a letter and up to 39 more letters, digits and underscores.",
  );

export const Trigger = z.object({
  type: z.enum(triggerTypes),
  value: z.string().max(500, "Use at most 500 characters."),
  /** Parameter to expression, or for a regex trigger to the index of its group. */
  extract_params: z
    .record(
      z.string(),
      z.union([
        z.string().min(1, "Enter a pattern.").max(200, "Use at most 200 characters."),
        z.number().int().min(0).max(99),
      ]),
    )
    .superRefine(namesBy(parameterName))
    .refine((given) => Object.keys(given).length <= maxParameters, "Use at most 6 parameters.")
    .optional(),
});
export type Trigger = z.infer<typeof Trigger>;

/** The fields of the form; `checkedFields` adds the rules that concern several of them. */
export const IntegrationFields = z.object({
  name: z.string().trim().min(1, missing).max(120, "Use at most 120 characters."),
  description: z.string().trim().max(2000, "Use at most 2,000 characters.").nullish(),
  api_url_template: z
    .string()
    .trim()
    .min(1, missing)
    .max(2000, "Use at most 2,000 characters.")
    .superRefine((template, { addIssue }) => {
      const fault = template ? addressFault(template) : undefined;
      if (fault) addIssue(fault);
    }),
  http_method: z.enum(httpMethods),
  auth_type: z.enum(authTypes),
  auth_value: z
    .string()
    .trim()
    .max(4000, "Use at most 4,000 characters.")
    .regex(noControls, "A key is a single line.")
    .nullish(),
  auth_header_name: z.string().trim().max(100, "Use at most 100 characters.").nullish(),
  request_headers: z
    .record(z.string(), headerValue)
    .superRefine(namesBy(headerName))
    .refine((given) => Object.keys(given).length <= maxHeaders, "Use at most 10 headers."),
  request_body_template: z
    .string()
    .max(10_000, "Use at most 10,000 characters.")
    .refine(isJson, "Invalid JSON in request body template"),
  response_mapping: z
    .string()
    .max(10_000, "Use at most 10,000 characters.")
    .refine(isMapping, "Invalid JSON in response mapping"),
  triggers: z
    .array(Trigger)
    .max(maxTriggers, "Use at most 20 triggers.")
    .transform((triggers) => triggers.filter(({ value }) => value.trim()))
    .refine((triggers) => triggers.length > 0, "At least one trigger pattern is required"),
});
export type IntegrationFields = z.infer<typeof IntegrationFields>;

type AuthFields = Pick<IntegrationFields, "auth_type" | "auth_value" | "auth_header_name">;

/** Checks what a kind of authentication needs; a masked value stands for the stored one. */
const checkAuthentication = (
  { auth_type, auth_value, auth_header_name }: AuthFields,
  { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">,
): void => {
  const fault = (path: string, message: string) => addIssue({ code: "custom", path: [path], message });
  if (auth_type === "none") return;
  if (!auth_value) fault("auth_value", "Authentication value is required");
  if (auth_type === "bearer_token") return;
  if (!auth_header_name) fault("auth_header_name", "Authentication header/parameter name is required");
  else if (auth_type === "api_key_header") {
    const { error } = headerName.safeParse(auth_header_name);
    if (error) fault("auth_header_name", error.issues[0]?.message ?? "");
  }
};

/** The form's fields with every rule, as the web form checks them. */
export const IntegrationForm = IntegrationFields.superRefine(checkAuthentication);
export type IntegrationForm = z.output<typeof IntegrationForm>;

export const Integration = IntegrationFields.omit({ triggers: true }).extend({
  id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string(),
  description: z.string().nullable(),
  /** The mask, or null without a key. */
  auth_value: z.string().nullable(),
  auth_header_name: z.string().nullable(),
  api_url_template: z.string(),
  triggers: z.array(Trigger),
  is_active: z.boolean(),
  created_at: at,
  figures: CallFigures,
});
export type Integration = z.infer<typeof Integration>;

export const NewIntegration = z
  .object({ chatbotId: reference, ...IntegrationFields.shape })
  .superRefine(checkAuthentication);

export const ChangedIntegration = z
  .object({ id: reference, ...IntegrationFields.shape })
  .superRefine(checkAuthentication);
