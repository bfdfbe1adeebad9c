import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTitle } from "#web/ui/page/use-title.ts";
import { CheckMail } from "./check-mail.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { ResetRequestForm } from "./reset-request-form.tsx";

/** Asks for a link by mail; opened by that link, it sets a new password. */
export const ForgotPasswordPage = () => {
  useTitle("Reset your password");
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const email = search.get("email") ?? "";
  const code = search.get("code");
  if (email && code) return <NewPasswordForm email={email} code={code} />;
  return sentTo ? <CheckMail email={sentTo} /> : <ResetRequestForm email={email} onSent={setSentTo} />;
};
