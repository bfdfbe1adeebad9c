import { createApp } from "./aws/create-app.ts";
import { OptionsError } from "./options/options.ts";

try {
  createApp().synth();
} catch (error) {
  if (!(error instanceof OptionsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
