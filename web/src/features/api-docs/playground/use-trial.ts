import { useEffect, useRef, useState } from "react";
import type { PlannedRequest } from "./request-of.ts";
import { type Reply, send } from "./send.ts";

/** Sends one request after the other; leaving the page, or `stop`, ends the one under way. */
export const useTrial = (key: string) => {
  const [reply, setReply] = useState<Reply>();
  const [failure, setFailure] = useState("");
  const [isSending, setSending] = useState(false);
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);
  const start = async (plan: PlannedRequest) => {
    const controller = new AbortController();
    under.current = controller;
    setReply(undefined);
    setFailure("");
    setSending(true);
    try {
      setReply(await send(plan, { key, signal: controller.signal, onProgress: setReply }));
    } catch {
      if (!controller.signal.aborted)
        setFailure("The request did not arrive. Check your connection, and try again.");
    } finally {
      setSending(false);
    }
  };
  return {
    reply,
    failure,
    isSending,
    start: (plan: PlannedRequest) => void start(plan),
    stop: () => under.current?.abort(),
  };
};
