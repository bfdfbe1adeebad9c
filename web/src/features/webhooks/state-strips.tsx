import { Button } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { failingDays } from "#shared/webhooks/rules.ts";
import type { Webhook } from "#shared/webhooks/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { api, queryClient } from "../../lib/api/api.ts";
import { moment } from "../../lib/format/dates.ts";
import { Strip } from "./strip.tsx";
import { useActivation } from "./use-activation.ts";
import { keptWords, offSince, untilTime, waitingIn, whyOff } from "./words.ts";

/** Says that two secrets sign, and ends it. */
export const OverlapStrip = ({ webhook: { id, former_secret_until } }: { webhook: Webhook }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.webhooks.endOverlap({ id }),
    meta: { success: "The former secret signs no more", failure: "Failed to stop the former secret" },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["webhooks"] }),
  });
  if (!former_secret_until) return null;
  return (
    <Strip
      tone="info"
      action={
        <Button variant="ghost" color="inherit" loading={isPending} onClick={() => mutate()}>
          Stop the old one now
        </Button>
      }
    >
      Two signatures are sent until {moment(former_secret_until)}: one with each secret. Your server may check
      either.
    </Strip>
  );
};

/** Says since when an endpoint has failed, and when it is tried again. */
export const FailingStrip = ({
  webhook: { is_active, failing_since, rests_until },
}: {
  webhook: Webhook;
}) => {
  if (!is_active || !failing_since) return null;
  return (
    <Strip tone="bad">
      Every attempt since {moment(failing_since)} failed.{" "}
      {rests_until && `The endpoint is tried again ${untilTime(rests_until)}. `}
      After {failingDays} days it is switched off.
    </Strip>
  );
};

/** Says why an endpoint is off and what waits, with two ways back on. */
export const OffStrip = ({ webhook }: { webhook: Webhook }) => {
  const { mutate, isPending } = useActivation(webhook.id);
  const { is_active, off, waiting } = webhook;
  if (is_active) return null;
  const isOwn = off?.reason === "user";
  return (
    <Strip
      tone={isOwn ? "info" : "bad"}
      action={
        <>
          {waiting > 0 && (
            <Button
              variant="ghost"
              color="inherit"
              disabled={isPending}
              onClick={() => mutate({ is_active: true, sends_waiting: true })}
            >
              Switch on and send {whole(waiting)}
            </Button>
          )}
          <Button
            variant="ghost"
            color="inherit"
            disabled={isPending}
            onClick={() => mutate({ is_active: true, sends_waiting: false })}
          >
            Switch on
          </Button>
        </>
      }
    >
      <b>{offSince(webhook)}</b> {!isOwn && whyOff(webhook)} {waiting > 0 && `${waitingIn(waiting)}.`}{" "}
      {keptWords}
    </Strip>
  );
};
