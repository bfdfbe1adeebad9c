import { noticeVersion } from "#shared/interviews/notice.ts";
import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    application: {
      missing: "app_00000000000000000000000000",
      make: async ({ visitor, idOf, name }) => {
        const applied = await visitor().interviews.apply({
          jobSlug: await idOf("jobSlug"),
          job_id: await idOf("job"),
          applicant_name: name,
          // Another address than the one that is tried on the routes: one applies once.
          applicant_email: "ines@mail.example",
          applicant_phone: "",
          consent_version: noticeVersion,
          sessionId: "1764201600000-k3t9",
        });
        return { id: applied.application.id, token: applied.token };
      },
    },
  },
  fields: { applicationId: "application" },
  values: {
    applicant_email: "noor@mail.example",
    applicant_phone: "+49 30 123456",
    consent_version: noticeVersion,
  },
};
