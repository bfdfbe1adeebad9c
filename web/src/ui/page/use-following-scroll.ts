import { useEffect, useRef } from "react";

const slackPx = 48;

/** Keeps the end of a growing list in view while the reader is scrolled to it, also if a part arrives late. */
export const useFollowingScroll = (grown: unknown) => {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current ?? {
      scrollTop: 0,
      scrollHeight: 0,
      clientHeight: 0,
    };
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < slackPx;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content that grew is what calls for scrolling
  useEffect(() => {
    if (isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [grown]);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const keepAtEnd = () => {
      if (isAtEnd.current) list.scrollTop = list.scrollHeight;
    };
    const observer = new MutationObserver(keepAtEnd);
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const follow = () => {
    isAtEnd.current = true;
  };
  return { box, onScroll, follow };
};
