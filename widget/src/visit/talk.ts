export { finishAnswer } from "../chat/answer/finish-answer.ts";
export { accompany } from "./accompany.ts";
