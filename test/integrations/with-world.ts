/** Makes a product's outgoing calls reach the servers of the test file; see `world.ts`. */
export const withWorld = {
  NODE_OPTIONS: `--import ${new URL("./world.ts", import.meta.url).href}`,
};
