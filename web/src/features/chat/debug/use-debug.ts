import { useState } from "react";

const key = "docent.debug";

/** Whether answers tell how they came about; kept for as long as the browser's tab is open. */
export const useDebug = (): [isDebugging: boolean, setDebugging: (isDebugging: boolean) => void] => {
  const [isDebugging, setDebugging] = useState(() => sessionStorage.getItem(key) === "on");
  const keep = (next: boolean) => {
    if (next) sessionStorage.setItem(key, "on");
    else sessionStorage.removeItem(key);
    setDebugging(next);
  };
  return [isDebugging, keep];
};
