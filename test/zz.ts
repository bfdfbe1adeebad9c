import { bundleFunction } from "#infra/function-code.ts";
import { functions } from "#infra/functions.ts";
import { bytesRead, loadOnce } from "./infra/loaded-code.ts";
const chat = loadOnce(bundleFunction("chat-under-test-log", functions.chat));
console.log(bytesRead(chat) / 1024);
