import { useEffect, useState } from "react";
import type { groundOf } from "#shared/jobs/lawful/ground-of.ts";

type GroundOf = typeof groundOf;

/** The check of criteria, whose patterns for all languages are a chunk of their own; undefined until it is there. */
export const useGroundOf = (): GroundOf | undefined => {
  const [check, setCheck] = useState<GroundOf>();
  useEffect(() => {
    import("#shared/jobs/lawful/ground-of.ts").then(
      (module) => setCheck(() => module.groundOf),
      // the server refuses as well
      () => undefined,
    );
  }, []);
  return check;
};
