import { Button, chakra, Input, Text } from "@chakra-ui/react";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { get, useFormContext } from "react-hook-form";
import type { FormValues } from "./integration-form.ts";

/** The values that a trigger takes from the question: a name, and the expression or the group that finds its value. */
export const ParameterFields = ({ at }: { at: number }) => {
  const { watch, setValue, formState } = useFormContext<FormValues>();
  const path = `triggers.${at}.extract_params` as const;
  const params = watch(path) ?? {};
  const isRegex = watch(`triggers.${at}.type`) === "regex";
  const change = (next: typeof params) =>
    setValue(path, next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const without = (name: string) =>
    Object.fromEntries(Object.entries(params).filter(([key]) => key !== name));
  return (
    <chakra.div mt="1.5">
      {Object.entries(params).map(([name, taken]) => (
        <Text key={name} as="div" css={line}>
          <span>
            Takes <chakra.code css={code}>{`{${name}}`}</chakra.code>{" "}
            {typeof taken === "number" ? `from group ${taken}` : "by"}{" "}
            {typeof taken === "string" && <chakra.code css={code}>{taken}</chakra.code>}
          </span>
          <Button
            variant="ghost"
            size="xs"
            px="0"
            aria-label={`Remove parameter ${name}`}
            onClick={() => change(without(name))}
          >
            <X size={14} />
          </Button>
          <Problem error={get(formState.errors, `${path}.${name}`)} />
        </Text>
      ))}
      <Problem error={get(formState.errors, path)} />
      <NewParameter isRegex={isRegex} at={at} onAdd={(name, taken) => change({ ...params, [name]: taken })} />
    </chakra.div>
  );
};

const Problem = ({ error }: { error: { message?: unknown } | undefined }) =>
  typeof error?.message === "string" ? (
    <Text as="span" textStyle="sm" color="fg.error" role="alert">
      {error.message}
    </Text>
  ) : null;

interface NewParameterProps {
  at: number;
  isRegex: boolean;
  onAdd: (name: string, taken: string | number) => void;
}

const NewParameter = ({ at, isRegex, onAdd }: NewParameterProps) => {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [pattern, setPattern] = useState("");
  const isWhole = Boolean(name.trim() && pattern.trim());
  const add = () => {
    onAdd(name.trim(), isRegex && /^\d{1,2}$/.test(pattern.trim()) ? Number(pattern.trim()) : pattern);
    setName("");
    setPattern("");
    setOpen(false);
  };
  if (!isOpen)
    return (
      <Button variant="ghost" size="xs" ms="-2" onClick={() => setOpen(true)}>
        <Plus size={14} />
        Take a value from the question
      </Button>
    );
  return (
    <chakra.div css={line}>
      <Input
        aria-label={`Parameter of trigger ${at + 1}`}
        placeholder="order"
        w="7rem"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Input
        aria-label={isRegex ? "Pattern or group index" : "Pattern"}
        placeholder={isRegex ? "1, or (\\d{5})" : "(\\d{5})"}
        fontFamily="mono"
        flex="1"
        minW="6rem"
        value={pattern}
        onChange={({ target }) => setPattern(target.value)}
      />
      <Button variant="outline" disabled={!isWhole} onClick={add}>
        Add parameter
      </Button>
    </chakra.div>
  );
};

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  textStyle: "sm",
  color: "fg.muted",
} as const;

const code = {
  fontFamily: "mono",
  bg: "blue.subtle",
  color: "blue.fg",
  px: "1",
  borderRadius: "l1",
  overflowWrap: "anywhere",
} as const;
