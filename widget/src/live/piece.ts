export { followPeople } from "./follow-people.ts";
export { goLive } from "./live.ts";
