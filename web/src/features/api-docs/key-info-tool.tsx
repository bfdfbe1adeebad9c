import { Box, Button, Checkbox, chakra, Stack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { scopeNames } from "#shared/api-keys/scope-names.ts";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { AppError } from "#shared/errors.ts";
import type { KeyInfo } from "#shared/public-api/routes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { day } from "../../lib/format/dates.ts";
import { Field } from "../../ui/form/field.tsx";
import { PasswordInput } from "../../ui/secret/password-input.tsx";

/** Looks up the details of the selected key, or of a whole key that is typed in. */
export const KeyInfoTool = ({ apiKey }: { apiKey: ApiKey | undefined }) => {
  const [isOwn, setOwn] = useState(false);
  const [typed, setTyped] = useState("");
  const look = useMutation({
    mutationFn: () =>
      isOwn ? fetchInfo(requireKey(typed)) : Promise.resolve(infoOf(requireSelected(apiKey))),
    meta: { failure: "Key info could not be read" },
  });
  return (
    <Stack gap="4" maxW="32rem">
      <Text>Reads what the API says about the key above, or about a full key that you enter.</Text>
      <Checkbox.Root checked={isOwn} onCheckedChange={({ checked }) => setOwn(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Use my own full key</Checkbox.Label>
      </Checkbox.Root>
      {isOwn && (
        <Field label="Full API key" help="It is sent to the API once, and kept nowhere.">
          <PasswordInput
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      )}
      <Box>
        <Button loading={look.isPending} onClick={() => look.mutate()}>
          Get Key Info
        </Button>
      </Box>
      {look.isError && (
        <Text role="alert" color="fg.error">
          {look.error.message || "An unexpected error occurred"}
        </Text>
      )}
      {look.data && <Facts info={look.data} />}
    </Stack>
  );
};

const requireSelected = (apiKey: ApiKey | undefined): ApiKey => {
  if (!apiKey) throw new AppError("invalid", "Please select an API key or enter your full API key");
  return apiKey;
};

const requireKey = (typed: string): string => {
  if (!typed.trim()) throw new AppError("invalid", "Please enter your full API key");
  return typed.trim();
};

/** The same facts of a key whose secret nobody has: they come with the list of keys. */
const infoOf = (key: ApiKey): KeyInfo => ({
  name: key.name,
  rag_system_name: key.rag_system_name,
  permission_scope: key.permission_scope,
  requests_per_minute: key.requests_per_minute,
  daily_quota: key.daily_quota,
  usage_today: key.usage.today,
  usage_this_month: key.usage.thisMonth,
  total_usage: key.usage_count,
  created_at: key.created_at,
});

const fetchInfo = async (key: string): Promise<KeyInfo> => {
  const response = await fetch("/functions/v1/api-key-info", { headers: { "x-api-key": key } });
  if (response.status === 401)
    throw new AppError("invalid", "Authentication failed: Invalid API key or missing authorization");
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new AppError("invalid", body.message ?? "An unexpected error occurred");
  return body;
};

const Facts = ({ info }: { info: KeyInfo }) => {
  const facts = {
    Name: info.name,
    Chatbot: info.rag_system_name,
    Permission: scopeNames[info.permission_scope],
    "Requests per minute": whole(info.requests_per_minute),
    "Daily quota": whole(info.daily_quota),
    "Usage today": whole(info.usage_today),
    "Usage this month": whole(info.usage_this_month),
    "Usage in all": whole(info.total_usage),
    Created: day(info.created_at),
    ...(info.rate_limits && {
      "Left this minute": whole(info.rate_limits.minute_remaining),
      "Left today": whole(info.rate_limits.daily_remaining),
    }),
  };
  return (
    <chakra.dl aria-label="Key info" css={list}>
      {Object.entries(facts).map(([name, value]) => (
        <Box key={name} className="fact">
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </Box>
      ))}
    </chakra.dl>
  );
};

const list = {
  textStyle: "sm",
  borderWidth: "1px",
  borderRadius: "l3",
  "& .fact": {
    display: "flex",
    gap: "4",
    px: "4",
    py: "2",
    borderTopWidth: "1px",
    _first: { borderTopWidth: "0" },
  },
  "& dt": { flex: "0 0 11rem", color: "fg.muted" },
  "& dd": { minW: "0", overflowWrap: "anywhere" },
} as const;
