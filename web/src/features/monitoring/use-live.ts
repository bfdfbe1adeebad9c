import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { onPushed, useIsLive } from "../../lib/api/socket.ts";
import { readNewest } from "./list/read-newest.ts";

const listPauseMs = 1000;
const caughtUpMs = 15_000;

/**
 * Reads what pushed messages name again: at once the open conversation, the list at most once a second. After a lost
 * connection it reads all again, and tells for how long it was lost.
 */
export const useLive = (openId: string | undefined) => {
  const client = useQueryClient();
  const isLive = useIsLive();
  useEffect(() => {
    const read = (...part: string[]) => void client.invalidateQueries({ queryKey: ["monitoring", ...part] });
    // what could not be read is read with the next change
    const readList = () => void readNewest(client).catch(() => undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onPushed((message) => {
      if (message?.type !== "conversation") return;
      if (message.conversationId === openId) {
        read("messages", openId);
        read("figures");
      }
      timer ??= setTimeout(() => {
        timer = undefined;
        readList();
      }, listPauseMs);
    });
    return () => {
      stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      readList();
    };
  }, [client, openId]);

  const lostAt = useRef<number>(undefined);
  const [lostMs, setLostMs] = useState<number>();
  useEffect(() => {
    if (isLive === false) lostAt.current ??= Date.now();
    if (!isLive || lostAt.current === undefined) return;
    setLostMs(Date.now() - lostAt.current);
    lostAt.current = undefined;
    void client.invalidateQueries({ queryKey: ["monitoring"] });
    const timer = setTimeout(() => setLostMs(undefined), caughtUpMs);
    return () => clearTimeout(timer);
  }, [client, isLive]);
  return { isLive, lostMs };
};
