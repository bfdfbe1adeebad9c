import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { config } from "#web/lib/config.ts";
import { session } from "#web/lib/session/session.ts";
import { Waiting } from "#web/ui/state/waiting.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpClosed } from "./sign-up-closed.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { TwoFactorForm } from "./two-factor-form.tsx";
import type { UnconfirmedAccount } from "./unconfirmed-account.ts";
import { useFinishSignIn } from "./use-finish-sign-in.ts";

export const SignInPage = () => <SignPage first="signIn" />;

export const SignUpPage = () => <SignPage first="signUp" />;

const SignPage = ({ first }: { first: "signIn" | "signUp" }) => {
  const [search] = useSearchParams();
  const [pending, setPending] = useState(() => pendingOf(search));
  const [proof, setProof] = useState<{ email: string; password: string }>();
  const isWaiting = useRedirectIfSignedIn();
  if (isWaiting) return <Waiting />;
  if (pending) return <ConfirmForm pending={pending} onDone={() => setPending(undefined)} />;
  if (proof) return <TwoFactorForm proof={proof} onBack={() => setProof(undefined)} />;
  if (first === "signIn") return <SignInForm onPending={setPending} onCode={setProof} />;
  return config().signUp === "closed" && !search.has("invitation") ? (
    <SignUpClosed />
  ) : (
    <SignUpForm onPending={setPending} />
  );
};

/** Redirects a user who is signed in already. Returns true until the session has been checked. */
const useRedirectIfSignedIn = (): boolean => {
  const { data: user, isError } = useQuery(session);
  const enter = useFinishSignIn();
  const [state, setState] = useState<"asking" | "open" | "leaving">("asking");
  useEffect(() => {
    if (state !== "asking" || (user === undefined && !isError)) return;
    setState(user ? "leaving" : "open");
    if (user) void enter();
  }, [state, user, isError, enter]);
  return state !== "open";
};

const pendingOf = (search: URLSearchParams): UnconfirmedAccount | undefined => {
  const email = search.get("email");
  const code = search.get("confirm");
  return email && code ? { email, code } : undefined;
};
