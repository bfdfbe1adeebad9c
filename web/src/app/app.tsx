import { QueryClientProvider } from "@tanstack/react-query";
import { LucideProvider } from "lucide-react";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { BrowserRouter } from "react-router-dom";
import { queryClient } from "../lib/api.ts";
import { said } from "../lib/toaster.ts";
import { Pages } from "./pages.tsx";
import { CrashScreen } from "./shell/crash-screen.tsx";
import { SessionEnd } from "./shell/session-end.tsx";
import { Waiting } from "./shell/waiting.tsx";

const Toaster = lazy(async () => ({ default: (await import("../ui/toaster.tsx")).Toaster }));

export const App = () => (
  <LucideProvider size={16} strokeWidth={1.75}>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ErrorBoundary FallbackComponent={CrashScreen}>
          <SessionEnd />
          <Suspense fallback={<Waiting />}>
            <Pages />
          </Suspense>
        </ErrorBoundary>
      </BrowserRouter>
      <Toasts />
    </QueryClientProvider>
  </LucideProvider>
);

const Toasts = () => {
  const isNeeded = useSyncExternalStore(said.subscribe, said.isAnything);
  return <Suspense>{isNeeded && <Toaster />}</Suspense>;
};
