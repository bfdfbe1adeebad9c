import type { Feature } from "../../lib/feature.ts";

const invitation = "/invitation";

const paths = { invitation: (token: string) => `${invitation}?token=${encodeURIComponent(token)}` };

type OwnPaths = typeof paths;
declare module "../../lib/paths.ts" {
  interface Paths extends OwnPaths {}
}
declare module "../../lib/feature.ts" {
  interface Parts {
    team: object;
    accountSwitcher: object;
    chooseAccount: { user: string };
  }
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
  parts: {
    team: async () => (await import("./team.tsx")).Team,
    chooseAccount: async () => (await import("./choose-account.tsx")).ChooseAccount,
    accountSwitcher: async () => (await import("./account-switcher.tsx")).AccountSwitcher,
  },
};
