import { Box, Button, chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CodeXml, Pause, Play, RefreshCw, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { day } from "#web/lib/format/dates.ts";
import { seconds, whole } from "#web/lib/format/numbers.ts";
import type { KeyAction } from "../dialogs/key-dialogs.tsx";
import { untilMidnight } from "../words.ts";
import { DayBars } from "./day-bars.tsx";
import { EndpointTable } from "./endpoint-table.tsx";
import { Meter } from "./meter.tsx";
import { PreviousKeys } from "./previous-keys.tsx";

interface KeyDetailsProps {
  apiKey: ApiKey;
  onAction: (action: KeyAction) => void;
}

/** The limits, figures and actions of an open key. */
export const KeyDetails = ({ apiKey, onAction }: KeyDetailsProps) => (
  <Box css={panel}>
    <Box css={columns}>
      <Limits apiKey={apiKey} />
      <section>
        <Title>Calls, last 30 days</Title>
        <DayBars days={apiKey.usage.days} />
      </section>
      <Facts apiKey={apiKey} />
    </Box>
    {apiKey.usage.endpoints.length > 0 && <EndpointTable endpoints={apiKey.usage.endpoints} />}
    <PreviousKeys apiKey={apiKey} />
    <Flex gap="2" wrap="wrap" borderTopWidth="1px" pt="4">
      <Button variant="outline" onClick={() => onAction("rotate")}>
        <RefreshCw size={14} />
        Rotate
      </Button>
      <Toggle apiKey={apiKey} />
      <Button asChild variant="ghost">
        <Link to={paths.apiDocumentation(apiKey.id)}>
          <CodeXml size={14} />
          Code examples
        </Link>
      </Button>
      <Box flex="1" />
      <Button variant="ghost" color="fg.error" onClick={() => onAction("delete")}>
        <Trash2 size={14} />
        Delete
      </Button>
    </Flex>
  </Box>
);

const Title = ({ children }: { children: string }) => (
  <Heading as="h2" textStyle="sm" fontWeight="600" mb="3">
    {children}
  </Heading>
);

const Limits = ({ apiKey: { usage, requests_per_minute, daily_quota } }: { apiKey: ApiKey }) => (
  <section>
    <Title>Limits</Title>
    <Stack gap="3">
      <Meter
        label="Requests per minute"
        text={`${whole(usage.thisMinute)} of ${whole(requests_per_minute)}`}
        percent={(usage.thisMinute / requests_per_minute) * 100}
      />
      <Meter
        label="Daily quota"
        text={`${whole(usage.today)} of ${whole(daily_quota)}`}
        percent={(usage.today / daily_quota) * 100}
      />
      <Meter
        label="This month"
        text={`${whole(usage.thisMonth)}, ${Math.min(100, Math.round(usage.thisMonth / 100))}%`}
        percent={usage.thisMonth / 100}
      />
    </Stack>
    <Text mt="3" textStyle="xs" color="fg.muted">
      The daily quota resets at midnight UTC, in {untilMidnight()}.
    </Text>
  </section>
);

const Facts = ({ apiKey }: { apiKey: ApiKey }) => (
  <section>
    <Title>Key</Title>
    <chakra.dl css={facts}>
      <dt>Created</dt>
      <dd>{day(apiKey.created_at)}</dd>
      <dt>Expires</dt>
      <dd>{apiKey.expires_at ? day(apiKey.expires_at) : "Never"}</dd>
      <dt>Average</dt>
      <dd>{seconds(apiKey.usage.average_ms)}</dd>
      <dt>In all</dt>
      <dd>{apiKey.usage_count === 1 ? "1 call" : `${whole(apiKey.usage_count)} calls`}</dd>
      {apiKey.description && (
        <>
          <dt>For</dt>
          <dd dir="auto">{apiKey.description}</dd>
        </>
      )}
    </chakra.dl>
  </section>
);

const Toggle = ({ apiKey: { id, is_active } }: { apiKey: ApiKey }) => {
  const client = useQueryClient();
  const toggle = useMutation({
    mutationFn: () => api.apiKeys.update({ id, is_active: !is_active }),
    meta: {
      success: is_active ? "API key disabled" : "API key enabled",
      failure: "Failed to update API key",
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["apiKeys"] }),
  });
  return (
    <Button variant="outline" loading={toggle.isPending} onClick={() => toggle.mutate()}>
      {is_active ? <Pause size={14} /> : <Play size={14} />}
      {is_active ? "Disable" : "Enable"}
    </Button>
  );
};

const panel = {
  display: "grid",
  gap: "5",
  px: "4",
  pt: "4",
  pb: "5",
  bg: "bg.subtle",
  borderTopWidth: "1px",
};

const columns = {
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: "8",
  rowGap: "5",
  "@container sheet (max-width: 52rem)": { gridTemplateColumns: "minmax(0, 1fr)" },
};

const facts = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "6",
  rowGap: "1.5",
  textStyle: "sm",
  "& dt": { color: "fg.muted" },
  "& dd": { overflowWrap: "anywhere" },
} as const;
