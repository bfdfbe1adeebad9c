import { type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from "react";
import { UNSAFE_NavigationContext as NavigationContext, type Navigator, useLocation } from "react-router-dom";
import { dismissOld } from "../lib/toaster.ts";
import { mayDiscard, unsaved } from "../lib/unsaved.ts";
import { lazyDialog } from "../ui/lazy-part.tsx";

const DiscardQuestion = lazyDialog(async () => (await import("../ui/discard-question.tsx")).DiscardQuestion);

/**
 * Holds navigation back until the reader has agreed to discard unsaved changes. React Router's own blocker requires its
 * data router, which would add 14 KB to the first load.
 */
export const LeaveGuard = ({ children }: { children: ReactNode }) => {
  const context = use(NavigationContext);
  const guarded = useMemo(() => ({ ...context, navigator: guard(context.navigator) }), [context]);
  const isAsking = useSyncExternalStore(unsaved.subscribe, unsaved.isAsking);
  useGuardedHistory();
  return (
    <NavigationContext value={guarded}>
      {children}
      {isAsking && (
        <DiscardQuestion onClose={() => unsaved.answer(false)} onDiscard={() => unsaved.answer(true)} />
      )}
    </NavigationContext>
  );
};

const guard = ({ createHref, encodeLocation, go, push, replace }: Navigator): Navigator => ({
  createHref,
  ...(encodeLocation && { encodeLocation }),
  go,
  push: (...target) => void unlessKept(() => push(...target)),
  replace: (...target) => void unlessKept(() => replace(...target)),
});

const unlessKept = async (leave: () => void): Promise<void> => {
  if (unsaved.exists() && !(await mayDiscard())) return;
  dismissOld();
  leave();
};

/** Back and Forward: `popstate` comes after the address has changed, so it is restored before asking. */
const useGuardedHistory = (): void => {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index belongs to the location
  useEffect(() => {
    const index = indexIn(history.state);
    const address = location.href;
    let isReturning = false;
    const onPopState = (event: PopStateEvent) => {
      const steps = indexIn(event.state) - index;
      if (isReturning) {
        event.stopImmediatePropagation();
        isReturning = false;
        return;
      }
      if (location.href === address) return;
      if (!unsaved.exists()) return dismissOld();
      event.stopImmediatePropagation();
      isReturning = true;
      history.go(-steps);
      void unlessKept(() => history.go(steps));
    };
    addEventListener("popstate", onPopState, { capture: true });
    return () => removeEventListener("popstate", onPopState, { capture: true });
  }, [key]);
};

/** React Router numbers the entries of the history. */
const indexIn = (state: { idx?: number } | null): number => state?.idx ?? 0;
