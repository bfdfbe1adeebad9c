import { Button } from "@chakra-ui/react";
import { KeyRound, MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import type { AccountState } from "#shared/account/routes.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { SettingsRow } from "#web/ui/page/settings-row.tsx";
import { useSignOutEverywhere } from "./sign-out-everywhere.ts";
import { TwoFactorRow } from "./two-factor-row.tsx";

const PasswordDialog = lazyDialog(async () => (await import("./password-dialog.tsx")).PasswordDialog);

export const SecurityRows = ({ account }: { account: AccountState }) => (
  <>
    <PasswordRow email={account.email} />
    <TwoFactorRow account={account} />
    <SessionsRow />
  </>
);

const PasswordRow = ({ email }: { email: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsRow icon={KeyRound} title="Password" help="You are asked for the present one.">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Change Password
      </Button>
      {isOpen && <PasswordDialog email={email} onClose={() => setOpen(false)} />}
    </SettingsRow>
  );
};

/** The user pool tells no list of sessions, so they end together. */
const SessionsRow = () => {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useSignOutEverywhere();
  return (
    <SettingsRow
      icon={MonitorSmartphone}
      title="Signed-in devices"
      help="Sessions end together, this one too. They are not listed one by one."
    >
      <Button variant="outline" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => mutate()}
        isBusy={isPending}
        title="Sign out everywhere?"
        action="Sign out everywhere"
      >
        Every browser that is signed in to this account is signed out within half a minute, this one at once.
      </ConfirmDialog>
    </SettingsRow>
  );
};
