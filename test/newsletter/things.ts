import type { AreaThings } from "../things/area-things.ts";
import { uniqueId } from "../unique-id.ts";

/** The area's routes name nothing by an id; what their tokens prove is tried in its own tests. */
export const things: AreaThings = {
  values: {
    // one address is mailed a few times a day
    get email() {
      return `${uniqueId("reader")}@mail.example`;
    },
  },
};
