import { Button, Input, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useSession } from "#web/lib/session/session.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Frame, Step } from "../frame.tsx";
import type { Entry } from "./use-entry.ts";

interface CodeStepProps {
  host: string;
  /** The code of the address, which was tried already. */
  code: string;
  problem: string | undefined;
  entry: Entry;
}

/** Asks for the access code that came with the link. */
export const CodeStep = ({ host, code, problem, entry }: CodeStepProps) => {
  const [typed, setTyped] = useState(code);
  const email = useSession()?.email;
  return (
    <Frame host={host}>
      <Step title="Enter your access code">
        <Text className="lead">
          <bdi>{host}</bdi> sent it to you with the link.
        </Text>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void entry.enter(normal(typed));
          }}
        >
          <Stack gap="4">
            <Field label="Access Code" help="6 or 8 letters and digits." {...(problem && { error: problem })}>
              <Input
                size="md"
                css={field}
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </Field>
            <Button type="submit" size="lg" loading={entry.isBusy} loadingText="Access Interview">
              Access Interview
            </Button>
          </Stack>
        </form>
        {email && (
          <Text textStyle="sm" color="fg.muted">
            Signed in as <bdi>{email}</bdi>.
          </Text>
        )}
      </Step>
    </Frame>
  );
};

/** Codes are read out in groups, and typed on phones in small letters. */
const normal = (typed: string): string => typed.replaceAll(/\s/g, "").toUpperCase();

const field = {
  "&&&&": {
    fontFamily: "mono",
    fontSize: "1.375rem",
    letterSpacing: "0.08em",
    minH: "3.25rem",
    textTransform: "uppercase",
  },
} as const;
