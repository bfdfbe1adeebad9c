import { TimerOff } from "lucide-react";
import { time } from "#web/lib/format/dates.ts";
import { Strip } from "../conversation/strip.tsx";

interface ReplyWindowProps {
  /** Until when the visitor's messenger takes replies. */
  until: string;
  now: number;
}

/** Discord takes replies for some minutes only. */
export const ReplyWindow = ({ until, now }: ReplyWindowProps) =>
  Date.parse(until) > now ? (
    <Strip tone="quiet">
      Discord takes replies until {time(until)}, 15 minutes after the visitor's last message.
    </Strip>
  ) : (
    <Strip tone="lost">
      <span role="status">
        <TimerOff size={14} aria-hidden />
        <b>Discord takes no more replies here.</b> Its 15 minutes after the visitor's last message are over.
        Write when the visitor does so again.
      </span>
    </Strip>
  );
