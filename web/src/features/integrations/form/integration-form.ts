import type * as z from "zod";
import { type Integration, IntegrationForm } from "#shared/integrations/shapes.ts";

export { IntegrationForm };
export type FormValues = z.input<typeof IntegrationForm>;
export type TriggerValues = FormValues["triggers"][number];

export const newTrigger = (): TriggerValues => ({ type: "keyword", value: "" });

export const newIntegrationForm = (): FormValues => ({
  name: "",
  description: "",
  api_url_template: "",
  http_method: "GET",
  auth_type: "none",
  auth_value: "",
  auth_header_name: "",
  request_headers: {},
  request_body_template: "{}",
  response_mapping: "{}",
  triggers: [newTrigger()],
});

export const formOf = (integration: Integration): FormValues => ({
  name: integration.name,
  description: integration.description ?? "",
  api_url_template: integration.api_url_template,
  http_method: integration.http_method,
  auth_type: integration.auth_type,
  auth_value: integration.auth_value ?? "",
  auth_header_name: integration.auth_header_name ?? "",
  request_headers: integration.request_headers,
  request_body_template: integration.request_body_template,
  response_mapping: integration.response_mapping,
  triggers: integration.triggers,
});

const foldedFields = [
  "description",
  "auth_type",
  "auth_value",
  "auth_header_name",
  "request_headers",
  "request_body_template",
] as const;

/** Whether a part of the form that is folded at first differs from a new form's. */
export const hasDetails = (values: FormValues): boolean => {
  const fresh = newIntegrationForm();
  return foldedFields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(fresh[field]));
};

/** Whether an error lies in the folded part. */
export const hasFoldedError = (errors: object): boolean => foldedFields.some((field) => field in errors);
