import { useEffect, useRef } from "react";

const slackPx = 48;

/** Keeps the end of a growing list in view while the reader is scrolled to it. */
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
  const follow = () => {
    isAtEnd.current = true;
  };
  return { box, onScroll, follow };
};
