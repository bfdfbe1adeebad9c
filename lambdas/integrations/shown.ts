import type { CallFigures } from "#shared/integrations/call-shapes.ts";
import { type Integration, type IntegrationForm, secretMask } from "#shared/integrations/shapes.ts";
import { checkTriggers } from "./matching/check-triggers.ts";
import { sealed } from "./secrets.ts";
import { noCalls, type StoredIntegration } from "./store.ts";

/** An integration as its owner reads it, with secrets masked. */
export const shown = (
  { sealed: _, ...integration }: StoredIntegration,
  figures: CallFigures = noCalls,
): Integration => ({
  ...integration,
  auth_value: integration.auth_type === "none" ? null : secretMask,
  figures,
});

type Place = Pick<StoredIntegration, "id" | "user_id" | "rag_system_id" | "is_active" | "created_at">;

/** A form as it is stored; `former` has the secrets that the form masks. Throws AppError `invalid`. */
export const stored = async (
  form: IntegrationForm,
  place: Place,
  former?: StoredIntegration,
): Promise<StoredIntegration> => {
  checkTriggers(form.triggers);
  const { auth_value, auth_header_name, ...fields } = form;
  const { id, user_id, rag_system_id, is_active, created_at } = place;
  const isKey = form.auth_type === "api_key_header" || form.auth_type === "api_key_query";
  return {
    ...fields,
    ...{ id, user_id, rag_system_id, is_active, created_at },
    description: form.description || null,
    auth_header_name: isKey ? (auth_header_name ?? null) : null,
    request_body_template: form.request_body_template.trim() || "{}",
    response_mapping: form.response_mapping.trim() || "{}",
    ...(await sealed({ ...form, id }, former)),
  };
};
