import { useEffect } from "react";

/** Sets the title of the browser tab. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Docent`;
  }, [title]);
};
