import type { Progress } from "#platform/outgoing/fetch-outside.ts";
import { type CallStep, stepNames } from "#shared/integrations/call-shapes.ts";

type Name = CallStep["name"];

/** Follows a call and tells its steps with their times, in milliseconds from the call's beginning. */
export const stepsFrom = (startedAt: number) => {
  const done: CallStep[] = [];
  let redirects = 0;
  const elapsed = () => rounded(performance.now() - startedAt);
  const end = (name: Name, detail: string, state: CallStep["state"] = "done") => {
    if (done.some((step) => step.name === name)) return;
    const started = done.reduce((latest, step) => Math.max(latest, step.started + step.milliseconds), 0);
    done.push({ name, state, detail, started: rounded(started), milliseconds: rounded(elapsed() - started) });
  };
  return {
    end,
    elapsed,
    /** A redirect's phases belong to the step "reply". */
    onProgress: (progress: Progress) => {
      if (progress.phase === "redirected") redirects += 1;
      if (redirects > 0) return;
      if (progress.phase === "resolved")
        end("resolve", `${progress.addresses} public ${progress.addresses === 1 ? "address" : "addresses"}`);
      if (progress.phase === "connected")
        end("connect", [progress.address, progress.tls].filter(Boolean).join(", "));
    },
    redirects: () => redirects,
    /** The step after the last one failed, those behind it were not tried. */
    fail: (detail: string): CallStep[] => {
      const failed = stepNames.find((name) => !done.some((step) => step.name === name));
      if (failed) end(failed, detail, "failed");
      const at = elapsed();
      const rest = stepNames.filter((name) => !done.some((step) => step.name === name));
      return [
        ...done,
        ...rest.map((name) => ({
          name,
          state: "skipped" as const,
          detail: "Not tried",
          started: at,
          milliseconds: 0,
        })),
      ];
    },
    all: (): CallStep[] => done,
  };
};

const rounded = (milliseconds: number): number => Math.max(0, Math.round(milliseconds * 10) / 10);
