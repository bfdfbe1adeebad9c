import { Button, Flex, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { DocumentedField, Endpoint } from "#shared/api-docs/endpoints.ts";
import { placeholderOf } from "#shared/api-docs/samples.ts";
import { keyCharacters } from "#shared/api-keys/rules.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { snippetCopied } from "#web/ui/text/snippet-copied.ts";
import { curlOf } from "./curl-of.ts";
import { exampleOf } from "./examples.ts";
import { planOf } from "./plan-of.ts";
import { ReplyView } from "./reply-view.tsx";
import type { Entered } from "./request-of.ts";
import { useTrial } from "./use-trial.ts";
import { ValueField } from "./value-field.tsx";

interface TrialProps {
  endpoint: Endpoint;
  secret: string;
  origin: string;
}

/** The form of an endpoint, the command that sends the same, and the reply. */
export const Trial = ({ endpoint, secret, origin }: TrialProps) => {
  const fields = fieldsOf(endpoint);
  const [entered, setEntered] = useState<Entered>(() =>
    Object.fromEntries(fields.map(({ name }) => [name, exampleOf(name)])),
  );
  const [isAsking, setAsking] = useState(false);
  const { plan, fault } = planOf(endpoint, entered);
  const { reply, failure, isSending, start, stop } = useTrial(secret);
  const shownKey = placeholderOf(secret.slice(0, keyCharacters.shown) || "dk_xxxxxx");
  const begin = () => {
    setAsking(false);
    if (plan) start(plan);
  };
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="6" alignItems="start">
      <form
        aria-label={endpoint.summary}
        onSubmit={(event) => {
          event.preventDefault();
          if (endpoint.method === "DELETE") setAsking(true);
          else begin();
        }}
      >
        <Stack gap="4">
          {fields.map((field) => {
            const value = entered[field.name];
            return (
              <ValueField
                key={field.name}
                field={field}
                value={typeof value === "string" ? value : ""}
                onChange={(next) => setEntered({ ...entered, [field.name]: next })}
                error={fault?.path === field.name && value ? fault.message : undefined}
              />
            );
          })}
          <Flex align="center" gap="3" wrap="wrap">
            <Button type="submit" disabled={!plan || !secret} loading={isSending} loadingText="Sending">
              Send request
            </Button>
            {isSending && (
              <Button variant="ghost" onClick={stop}>
                Stop
              </Button>
            )}
            <Text textStyle="sm" color="fg.muted">
              {secret ? fault?.message : "Paste a key first."}
            </Text>
          </Flex>
        </Stack>
      </form>
      <Stack gap="5" minW="0">
        {plan && (
          <CodeBlock
            code={curlOf(plan, { origin, key: shownKey })}
            language="cURL of this call"
            says={snippetCopied}
            label="Copy cURL"
          />
        )}
        {failure && (
          <Text role="alert" color="fg.error">
            {failure}
          </Text>
        )}
        {reply && <ReplyView reply={reply} />}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={begin}
        title="Send this deletion?"
        action="Delete it"
      >
        {plan?.path} is deleted for real, with its passages. It can’t be restored.
      </ConfirmDialog>
    </SimpleGrid>
  );
};

/** The parameters of the path, the fields of the body or query, and the file of a form. */
const fieldsOf = ({ parameters, input, form }: Endpoint): DocumentedField[] => [
  ...parameters.map((name) => ({ name, type: "string", control: "text" as const, isRequired: true })),
  ...input,
  ...form
    .filter(({ control }) => control === "file")
    .map((field) => ({
      ...field,
      isRequired: false,
      description:
        "Sent as a form, in place of content; its own name and type count unless you enter others.",
    })),
];
