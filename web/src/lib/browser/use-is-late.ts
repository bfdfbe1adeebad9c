import { useEffect, useState } from "react";

/** True once the component has been shown for so many milliseconds. */
export const useIsLate = (milliseconds: number): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, milliseconds, true);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
};
