import { LayoutDashboard } from "lucide-react";
import type { Feature } from "#web/lib/feature/feature.ts";

export const feature: Feature = {
  paths: {},
  screens: [{ path: "/app", load: async () => (await import("./dashboard-page.tsx")).DashboardPage }],
  nav: { name: "Dashboard", to: "/app", icon: LayoutDashboard, group: "overview", order: 10 },
};
