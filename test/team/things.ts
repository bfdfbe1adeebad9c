import type { AreaThings } from "../things/area-things.ts";

const missing = "inv_00000000000000000000000000";

/** An installation without a sender of mail has no invitations. */
const ifMailed = (error: unknown) => {
  if (Object(error).code !== "not_configured") throw error;
  return { id: missing };
};

export const things: AreaThings = {
  kinds: {
    invitation: {
      missing,
      make: ({ owner, name }) =>
        owner.team
          .invite({ email: `colleague-of-${name.replaceAll(/\W/g, "")}@example.com`, role: "answers" })
          .catch(ifMailed),
    },
  },
  fields: { memberId: "user", invitationId: "invitation" },
  values: { email: "colleague@example.com" },
};
