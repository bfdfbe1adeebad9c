import { playCases } from "./cases.ts";

// Everything around the product complains of what goes wrong on purpose.
console.error = () => undefined;

process.once("disconnect", () => process.exit(1));
process.once("message", async (cases: Parameters<typeof playCases>[0]) => {
  const played = await playCases(cases);
  process.send?.(played, () => process.exit(0));
});
