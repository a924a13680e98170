import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The manifest of all routes is small and the shell must know every link at once; no extra request per navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
