import { dueEndpoints, wake } from "../state.ts";

/** Endpoints that one run wakes, which bounds its time. */
const maxAtOnce = 1000;

/** Wakes a sender for each endpoint with deliveries that are due, unless one is at work. */
export const wakeSenders = async (now = new Date()): Promise<number> => {
  let woken = 0;
  for await (const state of dueEndpoints(now)) {
    if (state.sender_until && state.sender_until > now.getTime()) continue;
    await wake(state);
    if (++woken === maxAtOnce) break;
  }
  return woken;
};
