import { Button, Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import type { InterviewCover } from "#shared/knowledge/template-shapes.ts";
import { reloadIfReachable } from "#web/lib/api/unreachable.ts";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Frame, Step } from "../frame.tsx";
import { CodeStep } from "./code-step.tsx";
import { Opening } from "./opening.tsx";
import { SignInGate } from "./sign-in-gate.tsx";
import { useEntry } from "./use-entry.ts";

const failed = (_: object, error: Error) => (
  <Frame>
    <ErrorState
      title="The interview could not be shown"
      error={error}
      onRetry={() => void reloadIfReachable()}
    />
  </Frame>
);

const WelcomeStep = lazyPart(async () => (await import("./welcome-step.tsx")).WelcomeStep, {
  waiting: () => <Opening />,
  failed,
});

const PublicScreen = lazyPart(async () => (await import("../answer/public-screen.tsx")).PublicScreen, {
  waiting: () => <Opening />,
  failed,
});

interface InterviewEntryProps {
  slug: string;
  cover: InterviewCover;
  onGone: () => void;
}

/** Sign-in, access code and Welcome before the questions, each as a screen of its own. */
export const InterviewEntry = ({
  slug,
  cover: { host, has_access_code: hasCode },
  onGone,
}: InterviewEntryProps) => {
  const code = useSearchParams()[0].get("code") ?? "";
  const entry = useEntry(slug, { code, hasCode, onGone });
  const { place } = entry;
  switch (place.at) {
    case "opening":
      return <Opening />;
    case "signIn":
      return <SignInGate host={host} />;
    case "expired":
      return <SignInGate host={host} hasExpired />;
    case "code":
      return <CodeStep host={host} code={code} problem={place.problem} entry={entry} />;
    case "welcome":
      return <WelcomeStep slug={slug} interview={place.interview} entry={entry} />;
    case "questions":
      return (
        <PublicScreen
          key={place.interview.status}
          slug={slug}
          interview={place.interview}
          onEnd={entry.endedBy}
          onWithdrawn={entry.withdrawn}
          onGone={onGone}
        />
      );
    case "withdrawn":
      return (
        <Frame host={host}>
          <Step title="Your answers are deleted">
            <Text className="lead">
              The chatbot cites them no more. You can close this tab, or answer again with the link.
            </Text>
            <Button size="lg" variant="outline" onClick={() => void entry.open()}>
              Answer again
            </Button>
          </Step>
        </Frame>
      );
    case "failed":
      return (
        <Frame host={host}>
          <ErrorState
            title="The interview could not be opened"
            error={place.error}
            onRetry={() => void entry.open()}
          />
        </Frame>
      );
  }
};
