import { ask } from "./asking/ask.ts";
import { goOn } from "./asking/request.ts";
import { claim, handOver, release } from "./claim.ts";
import { noteUndelivered } from "./undelivered.ts";
import { intervene, leaveNote, messageOf } from "./write.ts";

/*
 * Access patterns
 *   who answers a conversation                     its `answerer`, changed with an event in one transaction
 *   an account's conversations with interventions  OWNER#{account} / INTERVENED#{conversation}
 */

/** People who answer in place of the chatbot. */
export const handoff = {
  ask,
  goOn,
  claim,
  handOver,
  release,
  intervene,
  leaveNote,
  noteUndelivered,
  messageOf,
};
