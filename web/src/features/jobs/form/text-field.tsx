import { chakra, Input, Textarea } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/form/field.tsx";
import { useWriting } from "../creator/writing.ts";
import { fieldNames, type JobForm } from "./job-form.ts";
import { WritingBox } from "./writing-box.tsx";

export type TextName = {
  [Name in keyof JobForm]: JobForm[Name] extends string ? Name : never;
}[keyof JobForm];

interface TextFieldProps {
  name: TextName;
  /** Several lines, growing with the text. */
  rows?: number;
  isOptional?: boolean;
  placeholder?: string;
  help?: ReactNode;
}

/** A text of the posting; grey bones while the job creator writes it. */
export const TextField = ({ name, rows, isOptional, placeholder, help }: TextFieldProps) => {
  const { register, formState } = useFormContext<JobForm>();
  const writing = useWriting(name);
  const given = { dir: "auto", placeholder, ...register(name) };
  return (
    <Field
      label={isOptional ? <Optional>{fieldNames[name]}</Optional> : fieldNames[name]}
      help={help}
      error={formState.errors[name]?.message}
    >
      {writing !== undefined && <WritingBox text={writing} rows={rows ?? 1} />}
      {rows ? (
        <Textarea
          {...given}
          rows={rows}
          css={{ fieldSizing: "content", minH: `${rows * 1.25 + 0.875}rem` }}
          hidden={writing !== undefined}
        />
      ) : (
        <Input {...given} autoComplete="off" hidden={writing !== undefined} />
      )}
    </Field>
  );
};

export const Optional = ({ children }: { children: string }) => (
  <>
    {children}
    <chakra.span color="fg.subtle" fontWeight="400">
      {" "}
      optional
    </chakra.span>
  </>
);
