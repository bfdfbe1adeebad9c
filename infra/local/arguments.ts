import { resolve } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { publicUrl } from "./proxy/public-url.ts";

const Arguments = z.object({
  port: z.coerce
    .number({ error: "--port takes a number, as in --port 4100." })
    .int("--port takes a whole number.")
    .min(0, "--port takes a number from 0 to 65535.")
    .max(65535, "--port takes a number from 0 to 65535."),
  data: z.string().min(1, "--data takes a folder, as in --data ./my-data."),
  url: publicUrl.optional(),
  "confirm-sign-up": z.enum(["instant", "code"], { error: "--confirm-sign-up takes instant or code." }),
});

export const usage = `npm start -- [--port 4000] [--data .data] [--url https://docs.example.org] [--confirm-sign-up instant|code]`;

/** The command line of the one-machine run. Throws an Error whose message says what to type. */
export const readArguments = (argv: string[]) => {
  const { values } = parse(argv);
  const { error, data } = Arguments.safeParse(values);
  if (error) throw new Error(`${error.issues.map(({ message }) => message).join(" ")}\n${usage}`);
  const { port, url, "confirm-sign-up": confirmSignUp } = data;
  return { port, folder: resolve(data.data), confirmSignUp, ...(url && { publicUrl: url }) };
};

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: "string", default: "4000" },
        data: { type: "string", default: ".data" },
        url: { type: "string" },
        "confirm-sign-up": { type: "string", default: "instant" },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};
