import { NativeSelect } from "@chakra-ui/react";
import { type GivenRole, givenRoles } from "#shared/contract/role.ts";
import { roleNames } from "#shared/team/role-names.ts";

interface RoleSelectProps {
  label: string;
  value: GivenRole;
  isBusy: boolean;
  onChange: (role: GivenRole) => void;
}

export const RoleSelect = ({ label, value, isBusy, onChange }: RoleSelectProps) => (
  <NativeSelect.Root w="9rem" disabled={isBusy}>
    <NativeSelect.Field
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const role = givenRoles.find((one) => one === target.value);
        if (role) onChange(role);
      }}
    >
      {givenRoles.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
