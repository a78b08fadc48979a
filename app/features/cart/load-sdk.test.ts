import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { sdkPath } from "./load-sdk.ts";

test("the SDK that is served is the file of the pinned package, with its license", () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve("@shopify/buy-button-js")), "..");
  const served = join("public", sdkPath);
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  expect(sdkPath).toContain(`/buy-button-${version}/`);
  expect(readFileSync(served).equals(readFileSync(join(folder, "dist/buybutton.min.js")))).toBe(true);
  expect(readFileSync(join(dirname(served), "LICENSE.txt"), "utf8")).toBe(
    readFileSync(join(folder, "LICENSE.txt"), "utf8"),
  );
});
