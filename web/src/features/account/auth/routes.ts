import type { Feature } from "#web/lib/feature/feature.ts";
import { withQuery } from "#web/lib/feature/with-query.ts";

const paths = {
  login: (redirect?: string) => withQuery("/login", { redirect }),
  signup: (redirect?: string) => withQuery("/signup", { redirect }),
  forgotPassword: (email?: string) => withQuery("/forgot-password", { email }),
};

type OwnPaths = typeof paths;
declare module "#web/lib/feature/paths.ts" {
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
