import { type ReactNode, use, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { UNSAFE_NavigationContext as NavigationContext, type Navigator, useLocation } from "react-router-dom";
import { mayDiscard, unsaved } from "../lib/browser/unsaved.ts";
import { dismissOld } from "../lib/toaster.ts";
import { lazyDialog } from "../ui/lazy/lazy-part.tsx";

const DiscardQuestion = lazyDialog(
  async () => (await import("../ui/dialog/discard-question.tsx")).DiscardQuestion,
);

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

/** An address with the state `keepsChanges` shows another part of the same form and is replaced without asking. */
const guard = ({ createHref, encodeLocation, go, push, replace }: Navigator): Navigator => ({
  createHref,
  ...(encodeLocation && { encodeLocation }),
  go,
  push: (...target) => void unlessKept(() => push(...target)),
  replace: (...target) => {
    const [, state] = target;
    if (state?.keepsChanges) replace(...target);
    else void unlessKept(() => replace(...target));
  },
});

const unlessKept = async (leave: () => void): Promise<void> => {
  if (unsaved.exists() && !(await mayDiscard())) return;
  dismissOld();
  leave();
};

/**
 * Back and Forward: `popstate` comes after the address has changed, so it is restored before asking. Layout effects of
 * children run first, so this listener is called before the router's and can stop the event.
 */
const useGuardedHistory = (): void => {
  const { key } = useLocation();
  const place = useRef({ index: 0, address: "" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place belongs to the location
  useLayoutEffect(() => {
    place.current = { index: indexIn(history.state), address: location.href };
  }, [key]);
  useLayoutEffect(() => {
    let isReturning = false;
    const onPopState = (event: PopStateEvent) => {
      const steps = indexIn(event.state) - place.current.index;
      if (isReturning) {
        event.stopImmediatePropagation();
        isReturning = false;
        return;
      }
      if (location.href === place.current.address) return;
      if (!unsaved.exists()) return dismissOld();
      event.stopImmediatePropagation();
      isReturning = true;
      history.go(-steps);
      void unlessKept(() => history.go(steps));
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);
};

/** React Router numbers the entries of the history. */
const indexIn = (state: { idx?: number } | null): number => state?.idx ?? 0;
