import { type Hostile, post } from "./hostile.ts";

const files: readonly unknown[] = [
  "",
  ".gz",
  "..",
  "../shop.db",
  "..%2Fshop.gz",
  "a/b.gz",
  "a\\b.gz",
  "/etc/passwd",
  "a.gz\u0000",
  "a.gz\n",
  "a.gz.part",
  `${"x".repeat(200)}.gz`,
  7,
  null,
  ["a.gz"],
  { $ne: "" },
];
const times: readonly unknown[] = ["", "24:00", "4:3", "04:30:00", "* * * * *", "NEVER", 430, null, ["04:30"]];
const counts: readonly unknown[] = [0, -1, 1.5, 61, 2 ** 53, "7", null, [7], { valueOf: 7 }];
const periods: readonly unknown[] = [
  { from: "2026-11-02", to: "2026-11-01" },
  { from: "2026-02-30", to: "2026-03-01" },
  { from: "", to: "" },
  { from: "=1+1", to: "2026-11-01" },
  { from: "2026-11-01' or 1=1 --", to: "2026-11-02" },
  { from: 20261101, to: 20261102 },
  { from: "2026-11-01", to: "2026-11-02", kind: "demo" },
  { from: ["2026-11-01"], to: "2026-11-02" },
  "2026-11",
  null,
];

/** Requests about backups and what goes to the accountant. */
export const hostileBooks: readonly Hostile[] = [
  ...files.map((backup) =>
    post("/api/admin/backups/download/ticket", `of ${JSON.stringify(backup).slice(0, 20)}`, { backup }),
  ),
  post("/api/admin/backups/download/ticket", "for orders", { orders: { from: "2026-11-01", to: "2026-11-02" } }),
  post("/api/admin/backups/check", "of another folder", { backup: "../shop.db" }),
  post("/api/admin/backups/make", "with a file", { file: "/tmp/x.gz" }),
  post("/api/admin/backups/make", "of nothing", null),
  ...times.map((time) =>
    post("/api/admin/backups/schedule", `at ${JSON.stringify(time)}`, { version: 0, settings: { time, kept: 7 } }),
  ),
  ...counts.map((kept) =>
    post("/api/admin/backups/schedule", `keeping ${JSON.stringify(kept)}`, {
      version: 0,
      settings: { time: "04:30", kept },
    }),
  ),
  ...periods.map((orders, index) => post("/api/admin/orders/export/ticket", `of period ${index}`, { orders })),
  post("/api/admin/orders/export/ticket", "for a backup", { backup: "a.gz" }),
];
