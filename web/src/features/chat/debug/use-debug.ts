import { useState } from "react";

const key = "docent.debug";

/** Whether answers carry debug details; kept in the session storage of the browser tab. */
export const useDebug = (): [isDebugging: boolean, setDebugging: (isDebugging: boolean) => void] => {
  const [isDebugging, setDebugging] = useState(() => sessionStorage.getItem(key) === "on");
  const keep = (next: boolean) => {
    if (next) sessionStorage.setItem(key, "on");
    else sessionStorage.removeItem(key);
    setDebugging(next);
  };
  return [isDebugging, keep];
};
