import { Button, Flex } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { AccountState } from "#shared/account/routes.ts";
import { query } from "#web/lib/api/api.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { SettingsRow } from "#web/ui/page/settings-row.tsx";
import { Status } from "#web/ui/status.tsx";

const TurnOnDialog = lazyDialog(async () => (await import("./turn-on-dialog.tsx")).TurnOnDialog);
const TurnOffDialog = lazyDialog(async () => (await import("./password-dialogs.tsx")).TurnOffDialog);
const NewCodesDialog = lazyDialog(async () => (await import("./password-dialogs.tsx")).NewCodesDialog);
const CodesDialog = lazyDialog(async () => (await import("./codes-dialog.tsx")).CodesDialog);

/** The dialog that is open; codes are shown after they were made. */
type Open = "on" | "off" | "new codes" | { codes: string[] } | undefined;

export const TwoFactorRow = ({ account }: { account: AccountState }) => {
  const [open, setOpen] = useState<Open>();
  const client = useQueryClient();
  const close = () => setOpen(undefined);
  const read = () => client.invalidateQueries({ queryKey: query("account", "settings", {}).queryKey });
  const show = (codes: string[]) => {
    setOpen({ codes });
    void read();
  };
  const { hasTwoFactor, recoveryCodesLeft } = account;
  return (
    <SettingsRow
      icon={ShieldCheck}
      title={
        <Flex gap="2" align="center" wrap="wrap">
          Two-factor authentication
          <Status tone={hasTwoFactor ? "good" : "idle"}>{hasTwoFactor ? "On" : "Off"}</Status>
        </Flex>
      }
      help={
        hasTwoFactor
          ? `Asked at each sign-in. ${recoveryCodesLeft} of 10 recovery codes left.`
          : "A code from an app at each sign-in."
      }
    >
      {hasTwoFactor && (
        <Button variant="ghost" onClick={() => setOpen("new codes")}>
          New codes
        </Button>
      )}
      <Button variant="outline" onClick={() => setOpen(hasTwoFactor ? "off" : "on")}>
        {hasTwoFactor ? "Turn off" : "Turn on"}
      </Button>
      {open === "on" && <TurnOnDialog email={account.email} onClose={close} onCodes={show} />}
      {open === "off" && <TurnOffDialog onClose={close} onDone={() => void read()} />}
      {open === "new codes" && <NewCodesDialog onClose={close} onCodes={show} />}
      {typeof open === "object" && <CodesDialog codes={open.codes} onClose={close} />}
    </SettingsRow>
  );
};
