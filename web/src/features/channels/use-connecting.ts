import { useMutation } from "@tanstack/react-query";
import type { Channel } from "#shared/channels/channel.ts";
import type { ConnectionForm } from "#shared/channels/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { api, queryClient } from "../../lib/api/api.ts";
import { channelTexts } from "./channel-features.ts";

type Form = Pick<ConnectionForm, "token" | "answers_in_groups"> & { signing_secret?: string | undefined };

/** Checks a token and connects its bot. A fault of the check is its result, one of connecting an error. */
export const useConnecting = (channel: Channel, chatbotId: string) => {
  const { name } = channelTexts[channel];
  const check = useMutation({
    mutationFn: (form: Form) => api.channels.connect({ chatbotId, channel, ...form, checks_only: true }),
    meta: { failure: "The token could not be checked" },
  });
  const connect = useMutation({
    mutationFn: async (form: Form) => {
      const { fault } = await api.channels.connect({ chatbotId, channel, ...form });
      if (fault) throw new AppError("invalid", fault.message);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["channels"] }),
    meta: { success: `${name} bot connected`, failure: `The ${name} bot was not connected` },
  });
  return { check, connect };
};
