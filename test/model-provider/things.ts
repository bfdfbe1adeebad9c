import type { AreaThings } from "../things/area-things.ts";

/** The area's routes name nothing by an id. Nothing answers at the address, which is a fault and no error. */
export const things: AreaThings = {
  values: { base_url: "https://models.example.com/v1", key: "sk-of-nobody", models: [], model: "whisper-1" },
};
