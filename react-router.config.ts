import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The whole route table goes out once as a cached file: no discovery requests while somebody browses.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
