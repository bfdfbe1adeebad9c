import { type Browser, chromium } from "playwright-core";
import { browserPath } from "../browser/program.ts";
import type { Gateway } from "./emulator/gateway.ts";

/** A browser that takes the emulator for CloudFront, Cognito, S3 and API Gateway, over https and by their own names. */
export const launchAt = async ({ securePort }: Gateway): Promise<Browser> => {
  const here = `127.0.0.1:${securePort}`;
  return chromium.launch({
    executablePath: await browserPath(),
    args: [
      "--no-sandbox",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-gpu",
      "--ignore-certificate-errors",
      `--host-resolver-rules=MAP *.cloudfront.net ${here}, MAP *.amazonaws.com ${here}`,
    ],
  });
};
