import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { ArrowLeft, Pause, Play, Send, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { webhookEventNames } from "#shared/webhooks/rules.ts";
import type { Webhook } from "#shared/webhooks/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { api, queryClient } from "../../lib/api/api.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { Status } from "../../ui/status.tsx";
import type { WebhookAction } from "./dialogs/webhook-dialogs.tsx";
import { FailingStrip, OffStrip, OverlapStrip } from "./state-strips.tsx";
import { useActivation } from "./use-activation.ts";
import { duration, standingOf } from "./words.ts";

const WebhookDialogs = lazyDialog(async () => (await import("./dialogs/webhook-dialogs.tsx")).WebhookDialogs);

/** The address of an endpoint, its actions and its figures in one line. */
export const WebhookHead = ({ webhook }: { webhook: Webhook }) => {
  const [shown, setShown] = useState<WebhookAction>();
  const activate = useActivation(webhook.id);
  const { url, is_active } = webhook;
  return (
    <Box as="header" className="head" css={head}>
      <Button asChild variant="plain" size="xs" px="0" justifySelf="start">
        <Link to={paths.webhooks()}>
          <ArrowLeft size={14} />
          Webhooks
        </Link>
      </Button>
      <Flex gap="4" align="flex-start" wrap={{ base: "wrap", md: "nowrap" }}>
        <Heading
          as="h1"
          flex={{ base: "1 0 100%", md: "1" }}
          minW="0"
          fontFamily="mono"
          textStyle="h2"
          overflowWrap="anywhere"
        >
          {url}
        </Heading>
        <Flex gap="2" flex="none">
          <TestButton webhook={webhook} />
          <Button variant="outline" onClick={() => setShown("edit")}>
            Edit
          </Button>
          <Menu
            label="More"
            entries={[
              is_active
                ? {
                    name: "Switch off",
                    icon: Pause,
                    onSelect: () => activate.mutate({ is_active: false }),
                  }
                : {
                    name: "Switch on",
                    icon: Play,
                    onSelect: () => activate.mutate({ is_active: true }),
                  },
              { name: "Delete", icon: Trash2, isDanger: true, onSelect: () => setShown("delete") },
            ]}
          />
        </Flex>
      </Flex>
      <Figures webhook={webhook} onEdit={() => setShown("edit")} onRotate={() => setShown("rotate")} />
      <OverlapStrip webhook={webhook} />
      <FailingStrip webhook={webhook} />
      <OffStrip webhook={webhook} />
      {shown && <WebhookDialogs action={shown} webhook={webhook} onClose={() => setShown(undefined)} />}
    </Box>
  );
};

const TestButton = ({ webhook: { id, is_active } }: { webhook: Webhook }) => {
  const navigate = useNavigate();
  const test = useMutation({
    mutationFn: () => api.webhooks.test({ id }),
    meta: { success: "Test event sent", failure: "Failed to send a test event" },
    onSuccess: async (delivery) => {
      void navigate(paths.webhooks({ webhook: id, delivery: delivery.id }));
      await queryClient.invalidateQueries({ queryKey: ["webhooks"] });
    },
  });
  return (
    <Button
      variant="outline"
      disabled={!is_active}
      loading={test.isPending}
      loadingText="Send test event"
      onClick={() => test.mutate()}
    >
      <Send size={14} />
      Send test event
    </Button>
  );
};

interface FiguresProps {
  webhook: Webhook;
  onEdit: () => void;
  onRotate: () => void;
}

const Figures = ({ webhook, onEdit, onRotate }: FiguresProps) => {
  const { tone, word } = standingOf(webhook);
  const { week_delivered, failing, week_median_ms, waiting, events, secret_end } = webhook;
  const all = events.length === webhookEventNames.length;
  return (
    <chakra.dl css={figures}>
      <Figure name="State">
        <Status tone={tone}>{word}</Status>
      </Figure>
      <Figure name="Delivered, 7 days" isNumber>
        {whole(week_delivered)}
      </Figure>
      <Figure name="Failing" isNumber>
        {whole(failing)}
      </Figure>
      <Figure name="Waiting" isNumber>
        {whole(waiting)}
      </Figure>
      <Figure name="Median answer" isNumber>
        {week_median_ms === null ? "–" : duration(week_median_ms)}
      </Figure>
      <Figure name="Events">
        <Button variant="plain" size="xs" px="0" textDecoration="underline" onClick={onEdit}>
          {all ? `All ${events.length}` : `${events.length} of ${webhookEventNames.length}`}
        </Button>
      </Figure>
      <Figure name="Signing secret">
        <chakra.span fontFamily="mono" textStyle="sm">
          whsec_••••••{secret_end}
        </chakra.span>
        <Button variant="ghost" size="xs" ms="1" onClick={onRotate}>
          Rotate
        </Button>
      </Figure>
    </chakra.dl>
  );
};

interface FigureProps {
  name: string;
  isNumber?: boolean;
  children: ReactNode;
}

const Figure = ({ name, isNumber, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={isNumber ? "number" : undefined}>{children}</dd>
  </div>
);

const head = {
  display: "grid",
  gap: "4",
  px: { base: "4", md: "8" },
  pt: "5",
  pb: "4",
} as const;

const figures = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "8",
  rowGap: "3",
  "& dt": { color: "fg.muted", textStyle: "xs", whiteSpace: "nowrap" },
  "& dd": { display: "flex", alignItems: "center", minH: "7" },
  "& .number": { fontSize: "1.25rem", fontWeight: "500", fontVariantNumeric: "tabular-nums" },
  "@container sheet (max-width: 44rem)": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
} as const;
