import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

/** What deploy/kubernetes/settings.yaml shows in place of a secret. */
function kubernetesSecret(name: string): string {
  const yaml = readFileSync(join(import.meta.dirname, "..", "..", "deploy", "kubernetes", "settings.yaml"), "utf8");
  return new RegExp(`^  ${name}: (\\S+)$`, "m").exec(yaml)?.[1] ?? "";
}

describe("in production", () => {
  const good = "r4Jq0Wn8sZt2Vb6Yx1Kd5Hm9Lp3Gf7Ca";
  const production = { SHOP_ENV: "production", TOKEN_SECRET: good, ADMIN_PASSWORD: "velvet-harbor-37" };

  test("secrets of one's own start, and so does a shop that makes its own", () => {
    expect(readConfig(production).tokenSecret).toBe(good);
    expect(readConfig({ SHOP_ENV: "production" }).tokenSecret).toBeNull();
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      "the example's secret",
      { TOKEN_SECRET: kubernetesSecret("TOKEN_SECRET") },
      /^TOKEN_SECRET is the one of an example/,
    ],
    [
      "the command that makes one",
      { TOKEN_SECRET: "64 characters of openssl rand -base64 48" },
      /^TOKEN_SECRET is the one of an example/,
    ],
    ["one character, repeated", { TOKEN_SECRET: "a".repeat(40) }, /^TOKEN_SECRET repeats a few characters/],
    ["eight characters, repeated", { TOKEN_SECRET: "12345678".repeat(5) }, /^TOKEN_SECRET repeats a few characters/],
    [
      "a password that is the user name",
      { ADMIN_USERNAME: "velvet-harbor", ADMIN_PASSWORD: "Velvet-Harbor" },
      /^ADMIN_PASSWORD is the user name/,
    ],
    [
      "a password of one text, repeated",
      { ADMIN_PASSWORD: "abc1abc1abc1" },
      /^ADMIN_PASSWORD is the user name, or one/,
    ],
    [
      "a former secret of the example",
      { TOKEN_SECRET_PREVIOUS: `${good},${kubernetesSecret("TOKEN_SECRET")}` },
      /^TOKEN_SECRET_PREVIOUS holds a secret that is the one of an example/,
    ],
    ...["ADMIN_PASSWORD", "METRICS_TOKEN", "DATABASE_URL", "SMTP_URL", "STRIPE_SECRET_KEY"].map(
      (name): [string, Record<string, string>, RegExp] => [
        `the example's ${name}`,
        { [name]: kubernetesSecret(name), MAIL_FROM: "shop@shop.example" },
        new RegExp(`^${name} holds the secret of an example`),
      ],
    ),
  ])("%s stops the start, and only there", (_, env, sentence) => {
    expect(() => readConfig({ ...production, ...env })).toThrow(sentence);
    expect(() => readConfig({ ...production, ...env, SHOP_ENV: "development" })).not.toThrow();
  });
});
