import { Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useMay } from "#web/lib/session/account.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";
import type { Claim } from "./use-claim.ts";

interface FromColleagueProps extends Pick<Claim, "ask" | "takeOver"> {
  /** The colleague who holds the conversation. */
  name: string;
}

/** Asks the colleague for the conversation; members with the role for everything may also take it, for one who has left. */
export const FromColleague = ({ name, ask, takeOver }: FromColleagueProps) => {
  const mayTake = useMay()("everything");
  const [isAsked, setAsked] = useState(false);
  return (
    <Flex gap="1.5" className="toggle" wrap="wrap">
      <Button variant="outline" flex="1 0 auto" loading={ask.isPending} onClick={() => ask.mutate()}>
        Ask to take over
      </Button>
      {mayTake && (
        <Button variant="ghost" flex="1 0 auto" loading={takeOver.isPending} onClick={() => setAsked(true)}>
          Take over
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => takeOver.mutate(undefined, { onSettled: () => setAsked(false) })}
        title={`${name} is replying. Take over?`}
        action="Take over"
        isBusy={takeOver.isPending}
      >
        They can no longer write to the visitor. What they have not sent stays in their field.
      </ConfirmDialog>
    </Flex>
  );
};
