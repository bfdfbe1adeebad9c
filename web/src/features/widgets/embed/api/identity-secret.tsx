import { Box, Button, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Widget } from "#shared/widgets/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { day, moment } from "#web/lib/format/dates.ts";
import { CopiedButton, SecretOnce } from "#web/ui/secret/secret-once.tsx";
import { Status } from "#web/ui/status.tsx";

type Question = "replace" | "remove";

/** The secret of a widget's identities: made, shown once, replaced and removed. */
export const IdentitySecret = ({ widget }: { widget: Widget }) => {
  const [question, setQuestion] = useState<Question>();
  const done = async () => {
    setQuestion(undefined);
    await queryClient.invalidateQueries({ queryKey: ["widgets"] });
  };
  const create = useMutation({
    mutationFn: (keepsFormer: boolean) => api.widgets.createIdentitySecret({ id: widget.id, keepsFormer }),
    meta: { success: "Identity secret created", failure: "Failed to create the identity secret" },
    onSuccess: done,
  });
  const remove = useMutation({
    mutationFn: () => api.widgets.removeIdentitySecret({ id: widget.id }),
    meta: { success: "Identity secret removed", failure: "Failed to remove the identity secret" },
    onSuccess: () => {
      create.reset();
      return done();
    },
  });
  const replace = useRef<HTMLButtonElement>(null);
  const copied = () => {
    create.reset();
    replace.current?.focus();
  };
  const isBusy = create.isPending || remove.isPending;
  const { identity_secret: present } = widget;
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" p="3">
      <Flex align="center" gap="3" wrap="wrap">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="600">Identity secret</Text>
          {present ? <Present secret={present} /> : <Status tone="idle">None yet</Status>}
        </Box>
        {present ? (
          <>
            <Button ref={replace} variant="outline" onClick={() => setQuestion("replace")}>
              Replace
            </Button>
            <Button variant="ghost" colorPalette="red" onClick={() => setQuestion("remove")}>
              Remove
            </Button>
          </>
        ) : (
          <Button variant="outline" loading={isBusy} onClick={() => create.mutate(false)}>
            Create secret
          </Button>
        )}
      </Flex>
      {question === "replace" && (
        <Ask text="When does the present secret stop?" onCancel={() => setQuestion(undefined)}>
          <Button variant="outline" loading={isBusy} onClick={() => create.mutate(true)}>
            After 24 hours
          </Button>
          <Button variant="outline" loading={isBusy} onClick={() => create.mutate(false)}>
            At once
          </Button>
        </Ask>
      )}
      {question === "remove" && (
        <Ask text="No token names anybody from then on." onCancel={() => setQuestion(undefined)}>
          <Button colorPalette="red" loading={isBusy} onClick={() => remove.mutate()}>
            Remove secret
          </Button>
        </Ask>
      )}
      {create.data && present && !question && <Made secret={create.data.secret} onCopied={copied} />}
    </Box>
  );
};

const Present = ({ secret }: { secret: NonNullable<Widget["identity_secret"]> }) => {
  const { ending, created_at, former_until } = secret;
  const isFormerAccepted = former_until !== undefined && former_until > new Date().toISOString();
  return (
    <Text textStyle="sm" color="fg.muted">
      <chakra.code fontFamily="mono">…{ending}</chakra.code>, since {day(created_at)}
      {isFormerAccepted && `. The former one is accepted until ${moment(former_until)}`}
    </Text>
  );
};

const Made = ({ secret, onCopied }: { secret: string; onCopied: () => void }) => (
  <Stack gap="2" mt="3" role="status">
    <SecretOnce text={secret} says="Identity secret copied to clipboard" label="Copy secret" />
    <Text textStyle="sm" color="orange.fg">
      It is shown only once. Keep it in your server’s secret store, as DOCENT_IDENTITY_SECRET in the code
      below, and never in a page.
    </Text>
    <Flex justify="flex-end">
      <CopiedButton onClick={onCopied} />
    </Flex>
  </Stack>
);

interface AskProps {
  text: string;
  onCancel: () => void;
  children: React.ReactNode;
}

const Ask = ({ text, onCancel, children }: AskProps) => (
  <Flex role="group" aria-label={text} align="center" gap="2" wrap="wrap" mt="3">
    <Text textStyle="sm" me="auto">
      {text}
    </Text>
    <Button variant="ghost" autoFocus onClick={onCancel}>
      Cancel
    </Button>
    {children}
  </Flex>
);
