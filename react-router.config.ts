import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  buildDirectory: process.env.BUILD_FOLDER || "build",
  // A page says which scripts its own route needs; those of its links come with one request once scripts run. The list of all routes
  // was 10 kB of script before anything moved.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
