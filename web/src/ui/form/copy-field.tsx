import { Flex, Input } from "@chakra-ui/react";
import { CopyButton } from "../text/copy-button.tsx";
import { Field } from "./field.tsx";

interface CopyFieldProps {
  label: string;
  help?: string;
  value: string;
  /** The name of the button beside the field. */
  copyLabel: string;
  /** The toast after copying. */
  says: string;
  /** Ids and keys, whose letters are told apart best at one width. */
  isCode?: boolean;
}

/** A value that nobody changes here, with a button that copies it. */
export const CopyField = ({ label, help, value, copyLabel, says, isCode }: CopyFieldProps) => (
  <Field label={label} help={help}>
    <Flex gap="2" w="full">
      <Input value={value} readOnly bg="bg.subtle" {...(isCode && { fontFamily: "mono" })} />
      <CopyButton text={value} says={says} label={copyLabel} isIcon variant="outline" />
    </Flex>
  </Field>
);
