import type { Feature } from "../../lib/feature.ts";
import { withQuery } from "../../lib/with-query.ts";

const paths = {
  login: (redirect?: string) => withQuery("/login", { redirect }),
  signup: (redirect?: string) => withQuery("/signup", { redirect }),
  forgotPassword: (email?: string) => withQuery("/forgot-password", { email }),
};

type OwnPaths = typeof paths;
declare module "../../lib/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [
    { path: "/login", isPublic: true, load: async () => (await import("./sign-page.tsx")).SignInPage },
    { path: "/signup", isPublic: true, load: async () => (await import("./sign-page.tsx")).SignUpPage },
    {
      path: "/forgot-password",
      isPublic: true,
      load: async () => (await import("./forgot-password-page.tsx")).ForgotPasswordPage,
    },
  ],
};
