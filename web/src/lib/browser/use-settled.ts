import { useEffect, useState } from "react";

/** The text once nothing was typed for a moment. */
export const useSettled = (text: string, waitMs: number): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs);
    return () => clearTimeout(timer);
  }, [text, waitMs]);
  return settled;
};
