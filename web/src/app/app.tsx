import { QueryClientProvider } from "@tanstack/react-query";
import { LucideProvider } from "lucide-react";
import { useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { BrowserRouter } from "react-router-dom";
import { queryClient } from "../lib/api/api.ts";
import { queuedToasts } from "../lib/toaster.ts";
import { lazyPart } from "../ui/lazy/lazy-part.tsx";
import { PlainToasts } from "../ui/toast/plain-toasts.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { Pages } from "./pages.tsx";
import { CrashScreen } from "./shell/crash-screen.tsx";
import { SessionEnd } from "./shell/session-end.tsx";

export const App = () => (
  <LucideProvider size={16} strokeWidth={1.75}>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ErrorBoundary FallbackComponent={CrashScreen}>
          <LeaveGuard>
            <SessionEnd />
            <Pages />
          </LeaveGuard>
        </ErrorBoundary>
      </BrowserRouter>
      <ErrorBoundary fallback={<PlainToasts />}>
        <Toasts />
      </ErrorBoundary>
    </QueryClientProvider>
  </LucideProvider>
);

const Toasts = () => {
  const isNeeded = useSyncExternalStore(queuedToasts.subscribe, queuedToasts.isListNeeded);
  return isNeeded && <ToastList />;
};

const ToastList = lazyPart(async () => (await import("../ui/toast/toast-list.tsx")).ToastList, {
  failed: () => <PlainToasts />,
});
