import { randomInt } from "node:crypto";

/** Another address of this machine, which counts as another network; nobody else has it. */
export const newAddress = (): string => `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(2, 255)}`;
