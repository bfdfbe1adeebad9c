import { Button, Flex, Input } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import type { Member } from "#shared/team/routes.ts";
import { query } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectInput } from "#web/ui/form/select-input.tsx";
import { AccessList } from "./access-list.tsx";
import { useSharing } from "./use-sharing.ts";

/** Lets people open a template, by a choice of the account's members or by their user id. */
export const ShareDialog = ({ template, onClose }: { template: TemplateDetail; onClose: () => void }) => {
  const [userId, setUserId] = useState("");
  const sharing = useSharing(template.id, () => setUserId(""));
  const members = useQuery(query("team", "members", {}));
  const others = (members.data?.items ?? []).filter(({ user_id }) => user_id !== template.user_id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={userId.trim() !== ""}
      title="Share with team"
      lead="They can open the template and read its questions. Only your account changes it."
      actions={
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sharing.add(userId);
        }}
      >
        {others.length > 0 && <MemberChoice members={others} userId={userId} onChoose={setUserId} />}
        <Field
          label="User ID"
          error={sharing.refusal}
          help="Your colleague finds it under Settings, as “User ID”. An email address does not work here."
        >
          <Flex gap="2">
            <Input
              fontFamily="mono"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={userId}
              onChange={({ currentTarget }) => {
                setUserId(currentTarget.value);
                sharing.forget();
              }}
            />
            <Button type="submit" variant="outline" loading={sharing.isPending}>
              Add
            </Button>
          </Flex>
        </Field>
      </form>
      <AccessList template={template} members={members.data?.items ?? []} />
    </Dialog>
  );
};

interface MemberChoiceProps {
  members: Member[];
  userId: string;
  onChoose: (userId: string) => void;
}

const MemberChoice = ({ members, userId, onChoose }: MemberChoiceProps) => {
  const names = members.map(({ user_id, name, email }): [string, string] => [
    user_id,
    name ? `${name}, ${email}` : email,
  ]);
  return (
    <Flex mb="4" direction="column">
      <Field label="Member of the account">
        <SelectInput
          options={{ "": "Choose a member", ...Object.fromEntries(names) }}
          value={members.some(({ user_id }) => user_id === userId) ? userId : ""}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      </Field>
    </Flex>
  );
};
