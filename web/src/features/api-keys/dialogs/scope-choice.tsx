import { useFormContext } from "react-hook-form";
import { permissionScopes } from "#shared/api-keys/rules.ts";
import { scopeNames } from "#shared/api-keys/scope-names.ts";
import { ChoiceCard, Choices } from "#web/ui/form/choice-card.tsx";
import { Columns } from "#web/ui/form/field-group.tsx";

/** The permission of a new key; a field of the form around it. */
export const ScopeChoice = () => {
  const { register } = useFormContext();
  return (
    <Choices name="Permission">
      <Columns count={2}>
        {permissionScopes.map((scope) => (
          <ChoiceCard key={scope} title={scopeNames[scope]} value={scope} {...register("permission_scope")}>
            {meanings[scope]}
          </ChoiceCard>
        ))}
      </Columns>
    </Choices>
  );
};

const meanings = {
  read: "Chat only: ask questions and read the key’s own figures.",
  "read-write": "Also change the settings of its chatbot.",
};
