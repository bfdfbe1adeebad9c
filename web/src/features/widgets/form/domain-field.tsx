import { Textarea } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { domainIn } from "#shared/widgets/allowed-domains.ts";
import { Field } from "#web/ui/form/field.tsx";
import { FieldGroup } from "#web/ui/form/field-group.tsx";
import type { WidgetForm } from "./widget-form.ts";

/** The sites that may embed the widget, one in a line; `isFirst` puts the cursor there as the dialog opens. */
export const DomainField = ({ isFirst }: { isFirst: boolean }) => {
  const { formState } = useFormContext<WidgetForm>();
  const ref = useRef<HTMLTextAreaElement | null>(null);
  useEffect(() => {
    if (!isFirst) return;
    // after the dialog has put the focus onto its first field
    const timer = setTimeout(() => ref.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, [isFirst]);
  return (
    <FieldGroup legend="Domains">
      <Controller<WidgetForm, "allowed_domains">
        name="allowed_domains"
        render={({ field }) => (
          <Field
            label="Allowed domains"
            error={messageOf(formState.errors.allowed_domains, field.value)}
            help="One in a line, such as example.com; *.example.com stands for its subdomains. The widget loads and answers only there, within 5 seconds of saving. Without entries, on any domain."
          >
            <Textarea
              ref={(element) => {
                ref.current = element;
                field.ref(element);
              }}
              rows={3}
              spellCheck={false}
              autoCapitalize="none"
              fontFamily="mono"
              value={field.value.join("\n")}
              onChange={({ target }) => field.onChange(target.value.split("\n"))}
              onBlur={() => {
                field.onChange(
                  field.value.filter((line) => line.trim()).map((line) => domainIn(line) ?? line),
                );
                field.onBlur();
              }}
            />
          </Field>
        )}
      />
    </FieldGroup>
  );
};

interface Failure {
  message?: string | undefined;
}

/** Names the entry that is wrong: a message about the whole list, or about the first such entry. */
const messageOf = (errors: unknown, domains: string[]): string | undefined => {
  const { message } = (errors ?? {}) as Failure;
  if (message) return message;
  const failures = Array.isArray(errors) ? (errors as (Failure | undefined)[]) : [];
  const at = failures.findIndex(Boolean);
  return at < 0 ? undefined : `“${domains[at]}”: ${failures[at]?.message}`;
};
