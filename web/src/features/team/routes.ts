import type { Feature } from "../../lib/feature/feature.ts";

const invitation = "/invitation";

const paths = { invitation: (token: string) => `${invitation}?token=${encodeURIComponent(token)}` };

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [
    {
      path: invitation,
      isPublic: true,
      load: async () => (await import("./invitation/invitation-page.tsx")).InvitationPage,
    },
  ],
};
